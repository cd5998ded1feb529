import { hasContact } from '../../entities/strangers.ts'
import type { Prepared } from '../../prepared.ts'
import { namesLostContact } from '../../text/lost-contacts.ts'
import { compile, occurs } from '../../text/phrases.ts'
import type { Reassurer } from '../detector.ts'

/** An IBAN, somebody's name in an app, or the address of a crypto wallet. */
const NAMED_PLACE =
  /\b[A-Z]{2}\d{2}(?: ?\d{3,4}){2}|(?<![\w.@])@[A-Za-z]\w{3,}|\bT[1-9A-HJ-NP-Za-km-z]{33}\b|\bbc1[a-z0-9]{20}|\b0x[0-9a-fA-F]{8}/

const TOLD_PLACE = compile({
  en: [
    '{transfer} ..8 account|acc|wallet|gcash|easypaisa|jazzcash|bkash ..2 #',
    'my|his|her|officers|personal|cousin|brother account|acc ..2 #',
  ],
  ar: ['{transfer} ..6 حساب|الحساب|محفظة|المحفظة ..2 #', 'حسابي ..1 #'],
})

function namesPlace({ text, words }: Prepared): boolean {
  return NAMED_PLACE.test(text) || occurs(words, TOLD_PLACE)
}

/**
 * It gives no link, no number, no account and no address, nor speaks of any: there is nothing in it to act on, unless a visitor
 * tells of what he was asked for. The whole text is the evidence.
 */
export const noWayToAct: Reassurer = (content) => {
  const first = content.words.tokens[0]
  const last = content.words.tokens.at(-1)
  if (content.type === 'website' || !first || !last || hasContact(content)) return []
  if (content.words.asksAdvice || namesPlace(content) || namesLostContact(content.words)) return []
  return [
    { code: 'no-way-to-act', params: {}, spans: [{ start: first.span.start, end: last.span.end }] },
  ]
}
