import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

const SERVICE = compile({
  en: [
    'sms|send|forward ..14 block|blkmb|blkdc|upiblock|freeze',
    'sms|send|forward ..8 to|from ..6 registered ..1 number|mobile|no',
    'unauthorized|unauthorised ..4 sms|send|forward ..3 block',
    'not ..1 done ..2 by ..1 you ..14 block|report|forward|sms',
  ],
  ar: [
    'أرسل|ارسل ..6 لإيقاف|لايقاف|لحظر ..2 بطاقة|حساب',
    'لإيقاف|لايقاف البطاقة|بطاقتك ..6 أرسل|ارسل',
  ],
})
const HAPPENED = compile({
  en: ['debited|credited|withdrawn|spent|txn|transaction|purchase'],
  ar: ['خصم|شراء|سحب|عملية'],
})

/** Whether it tells of a payment and lets the reader block the card by SMS: a service of the bank, and no threat. */
export function offersToBlock({ words, links }: Prepared): boolean {
  return links.length === 0 && occurs(words, SERVICE) && occurs(words, HAPPENED)
}
