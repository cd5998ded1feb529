import { compile, findPhrases } from './phrases.ts'
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
