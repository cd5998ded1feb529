import type { Span } from '../types.ts'
import { spelled } from './class-words.ts'
import { compile, findPhrases, type Hit } from './phrases.ts'
import type { Words } from './tokens.ts'

const COURTESIES = compile({
  en: [
    'hi|hello|hey|greetings|thanks|thx|thankyou|cheers|regards|sincerely',
    'good morning|afternoon|evening|night|day',
    'thank you|u',
    'thanks|you so|very much',
    'thanks|you ..1 lot|advance|again|kindly',
    'have ..2 nice|great|good|lovely|blessed|wonderful day|evening|weekend|night|week|time|one',
    'take care',
    'thanks|you|regards and take|have|best|kind|god|good|stay',
    'best|kind|warm regards|wishes',
    'yours sincerely|faithfully|truly',
    'stay safe|blessed',
    'god bless',
    'god bless you',
  ],
  ar: [
    'مرحبا|أهلا|هلا|شكرا|مشكور|مشكورين|متشكر|متشكرين|تحياتي|تحياتنا',
    'السلام عليكم ..1 ورحمة الله ..1 وبركاته',
    'السلام عليكم',
    'عليكم السلام',
    'صباح|مساء الخير|النور|الورد|الفل',
    'أهلا وسهلا|بك|بكم',
    'تحية طيبة',
    'شكرا لك|لكم|جزيلا|كثيرا|مقدما|لتعاونكم|لتفهمكم|لثقتكم',
    'مع|خالص|أطيب التحية|تحياتي|تحياتنا|الشكر|التقدير|التحيات|الاحترام',
    'يومك|يومكم|نهارك|نهاركم|ليلتك سعيد|سعيدة|مبارك|طيب',
    'نتمنى|أتمنى لك|لكم يوما|وقتا|نهارا سعيدا|طيبا|ممتعا',
    'جزاك|جزاكم الله خيرا|خير',
    'الله يحفظك|يحفظكم|يوفقك|يوفقكم|يسعدك|يسعدكم',
    'بارك الله فيك|فيكم',
    'يعطيك|يعطيكم ..1 العافية',
    'دمت|دمتم بخير|بود|سالمين',
    'في أمان الله',
  ],
  others: [
    'shukriya|shukria|dhanyavaad|dhanyawad|meherbani|jazakallah|jazakumullah|shukran|salamat|धन्यवाद|शुक्रिया|شکریہ|مہربانی',
    'jazakallah|salamat|shukriya khair|khairan|po|ji',
    'namaste|namaskar|नमस्ते|नमस्कार|assalamualaikum|salam|salaam',
    'assalam|assalamu|asalamu o|u alaikum',
    'assalam|assalamu|asalamu|asalam alaikum',
    'sabah el|al kheir|khair|nour',
    'magandang umaga|hapon|gabi|araw ..1 po',
    'ingat po|kayo',
    'спасибо|здравствуйте|благодарю',
    'добрый|хорошего день|дня',
    'ধন্যবাদ|নমস্কার',
  ],
})

/**
 * The positions of kind words that stand apart, as a clause of their own or at the end of all: anybody can put them before or
 * behind whatever he wants. "Thanks for your payment" says more than that.
 */
export function courtesiesIn(words: Words): ReadonlySet<number> {
  const { tokens } = words
  const kind = new Set<number>()
  for (const { first, last } of findPhrases(words, COURTESIES))
    for (let at = first; at <= last; at++) kind.add(at)
  const apart = new Set<number>()
  for (const first of kind) {
    if (kind.has(first - 1)) continue
    let end = first
    while (kind.has(end)) end++
    const opens = tokens[first - 1]?.clause !== tokens[first]!.clause
    const closes = tokens[end]?.clause !== tokens[end - 1]!.clause
    if (end === tokens.length || (opens && closes))
      for (let at = first; at < end; at++) apart.add(at)
  }
  return apart
}

const SIGN_OFFS = compile({
  en: ['regards|rgds|sincerely|faithfully|cheers|thanks|thx', 'thank you', 'best|kind|warm wishes'],
  ar: ['تحياتي|تحياتنا|شكرا', 'مع|خالص|أطيب التحية|الشكر|التقدير|التحيات|الاحترام'],
})

/** What asks for more than to know who wrote. */
const ASKED_TO_CALL = new Set(
  'call calls contact whatsapp dial ring reach message text reply pay transfer send اتصل واتساب تواصل كلمنا حول ادفع'
    .split(' ')
    .map(spelled),
)
/** So many words a signature has at most before its number, and behind it. */
const LONGEST_SIGNATURE = 14

/** Whether a place stands under the last greeting of a text, where who signs puts his own number, and asks nobody to call. */
export function isInSignature(
  { tokens }: Words,
  { start }: Span,
  signOffs: readonly Hit[],
): boolean {
  const within = tokens.slice(-LONGEST_SIGNATURE).findIndex(({ span }) => span.start === start)
  const place = Math.max(0, tokens.length - LONGEST_SIGNATURE) + within
  const signOff = signOffs.findLast(({ last }) => last < place)
  if (within < 0 || !signOff) return false
  const between = tokens.slice(signOff.last + 1, place)
  return between.length <= LONGEST_SIGNATURE && !between.some(({ text }) => ASKED_TO_CALL.has(text))
}

/** The places where a text takes its leave. */
export function signOffsIn(words: Words): Hit[] {
  return findPhrases(words, SIGN_OFFS, 'none')
}
