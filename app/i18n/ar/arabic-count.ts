/**
 * The forms that a counted thing takes in Arabic. For none, one and two the noun says the number itself; the others
 * stand behind the number: 3 to 10 (plural), 11 to 99 (singular accusative), and from 100 on (singular genitive).
 */
export type ArabicForms = Readonly<Record<Intl.LDMLPluralRule, string>>

const RULES = new Intl.PluralRules('ar')

/** A counted thing in words, with Latin digits: `لا بلاغات`, `بلاغان`, `5 بلاغات`, `1,011 بلاغًا`. */
export function arabicCount(n: number, forms: ArabicForms): string {
  const rule = RULES.select(n)
  const saysNumber = rule === 'zero' || rule === 'one' || rule === 'two'
  return saysNumber ? forms[rule] : `${n.toLocaleString('en')} ${forms[rule]}`
}
