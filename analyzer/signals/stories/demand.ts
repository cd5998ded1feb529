import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

const DEMANDS = compile({
  en: [
    '{pay} ..6 @amount',
    '{pay} ..4 me|us|now',
    '{crypto}',
    'send|transfer ..4 @amount|money',
    'or|unless ..3 {pay}',
    '#|@amount or|otherwise',
    'or ..4 friends|family|followers|contacts|everybody|everyone ..4 watch|watches|see|sees|get|know|receive',
  ],
  ar: [
    '#|@amount أو|والا|وإلا|او',
    'أو|والا|وإلا ..1 أرسلها|أنشرها|أرسل|أنشر|ارسلها|انشرها|بنشرها',
    '{transfer} ..4 @amount|مبلغ|فلوس',
    '{crypto}',
    'ادفع',
    'وإلا|والا',
  ],
})

/** Whether the text demands money or threatens with an "or else". */
export function hasDemand({ words }: Prepared): boolean {
  return occurs(words, DEMANDS)
}
