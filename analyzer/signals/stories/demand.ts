import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

/** "Or I show it": "AED 400 or best offer" is none. */
const OR_ELSE = {
  en: [
    '#|@amount|money|now|today|tonight ..1 or|otherwise|else ..3 send|sent|share|shared|show|publish|published|leak|leaked|post|posted|expose|upload|release|tell|see|sees|watch|watches|know|knows|online|viral',
    'or ..4 friends|family|followers|contacts|everybody|everyone ..4 watch|watches|see|sees|get|know|receive',
    'or else',
    'unless ..3 {pay}|transfer|send',
    'if ..1 you|u ..1 dont|not|refuse|fail ..2 {pay}|transfer|send',
    '{crypto}',
  ],
  ar: [
    '#|@amount|فلوس|المبلغ|الآن|اليوم ..1 أو|والا|وإلا|او|ولا ..4 أرسل|أنشر|بنشر|بنشره|برسل|برسله|برسلها|أفضح|بفضح|ينتشر|بينتشر|تنتشر|يشوف|يشوفون|يعرف|يعرفون|يوصل|بيوصل|سيصل|أهلك|الكل',
    'أو|والا|وإلا ..1 أرسلها|أنشرها|أرسل|أنشر|ارسلها|انشرها|بنشرها',
    'وإلا|والا ..4 أهلك|أهلج|لأهلك|لأهلج|الكل|الجميع|فضحتك|نشرته|نشرتها',
    '{crypto}',
  ],
} as const

const ULTIMATA = compile(OR_ELSE)

const DEMANDS = compile({
  en: [
    ...OR_ELSE.en,
    '{pay} ..6 @amount',
    '{pay} #',
    '{pay} ..4 me|us|now',
    'send|transfer ..4 @amount|money',
    'or|unless ..3 {pay}',
  ],
  ar: [
    ...OR_ELSE.ar,
    '{transfer} ..4 @amount|مبلغ|فلوس',
    'هات|هاتي|تحوليلي|تحولي ..1 #',
    'ادفع',
    'وإلا|والا',
  ],
  others: ['#|@amount ..2 bhejo|bhejein|bhej|do|भेजो|भेजें|भेज|दो|بھیجو|بھیجیں|بھیج|دو'],
})

/** Whether the text demands money or threatens with an "or else". */
export function hasDemand({ words }: Prepared): boolean {
  return occurs(words, DEMANDS)
}

/** Whether it says what follows if nothing is paid, or wants money that leaves no trace. */
export function hasUltimatum({ words }: Prepared): boolean {
  return occurs(words, ULTIMATA)
}
