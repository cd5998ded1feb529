import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

const SAME_ACCOUNT = compile({
  en: [
    'same|usual|regular account|acc|iban|wallet ..3 as|like|always|usual|before|please|pls|thanks|every|you|we|where|and',
    'to|into|in|on ..1 same|usual|regular ..1 account|acc|iban',
    'as|like usual|always|before ..6 account|acc|iban',
  ],
  ar: [
    'نفس|ذات ..1 حساب|الحساب|حسابي|الآيبان|آيبان|المحفظة',
    'حساب|الحساب|حسابي|حسابه|حسابها|حسابنا|آيبان|الآيبان نفسه|نفسها|ذاته|المعتاد|المعروف',
    'حساب|الحساب|حسابي ..4 مثل|زي|كما ..1 كل|العادة|دايما|دائما',
  ],
  others: [
    'usi|isi|उसी|इसी|اسی|same ..1 account|khata|khate|acc|खाते|खाता|अकाउंट|اکاؤنٹ|کھاتے',
    'nafs el|al|il account|7esab|7sab|hisab',
    'parehong|dating account',
  ],
})

/** Whether money is to go where it always went: nobody new would get it. */
export function goesWhereItAlwaysWent({ words }: Prepared): boolean {
  return occurs(words, SAME_ACCOUNT, 'any')
}
