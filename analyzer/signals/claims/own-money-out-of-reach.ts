import type { Prepared } from '../../prepared.ts'
import type { Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'
import { tellsOfHeldGoods } from './held-goods.ts'

/** What is loaded on a ship, and who is busy. */
const ELSEWHERE: Phrases = {
  en: [
    'load|loaded|loading|goods|cargo|container|containers|shipment|freight ..4 vessel|ship',
    'stuck|held ..1 in|at|on ..3 meeting|meetings|traffic|conference|call|queue|session',
  ],
  ar: [],
}

/** Where goods are held up, and where people are. */
const HELD: Phrases = {
  en: [
    'stuck|stranded|detained|held|stopped ..4 customs|airport|hotel|border|embassy|hospital|abroad',
    'stuck|stranded|detained|robbed ..1 in|at|here',
  ],
  ar: ['عالق|عالقة|محتجز|محتجزة|محبوس ..3 المطار|الجمارك|الفندق|الحدود|المستشفى'],
}

const PHRASES: Phrases = {
  en: [
    ...HELD.en,
    'my ..2 gpay|gcash|maya|opay|palmpay|paytm|phonepe|upi|aani|zelle|venmo|cashapp|banking|limit|mpesa|fuliza ..3 down|finished|maxed|locked|exceeded|blocked|not|isnt|wont|acting|hanging|failing|stuck|reached',
    'maxed ..1 out ..6 limit|week|today|app',
    'cant|cannot|unable|not|couldnt|no ..3 access|reach|use|open|withdraw ..4 account|accounts|bank|banking|funds|money|card|cards',
    'my ..2 account|card|funds|bank|inheritance|salary ..4 frozen|blocked|locked|stuck|held|seized|unavailable|delayed',
    'oil rig|platform',
    'on ..4 rig|offshore|ship|vessel|deployment|peacekeeping|battlefield|mission',
    'army|military|marine|navy|peacekeeping|un ..4 mission|base|camp|doctor|surgeon|deployment',
    'general|commander|colonel|captain|sergeant|army|unit|base ..3 refuse|refuses|refused|wont|not|deny|denies|denied ..2 my|me|his|the ..1 leave',
    'i ..1 will|ll|can|promise ..4 pay|return|refund|give|repay|send ..4 back|double|return',
    'pay you back|double',
    'not|wont|dont|refuse|refuses ..2 let|allow|release ..2 me ..3 leave|go|fly|out|discharge',
    'i|ill|we ..3 return|repay|give|pay|refund|send ..2 it|you|back|them|everything ..4 monday|tuesday|wednesday|thursday|friday|sunday|saturday|tomorrow|week|month|salary|return|soon|arrive|land|double|reach',
    'lost|stole|stolen|missing ..2 my ..4 wallet|passport|bag|purse|cards|money',
    'my ..2 wallet|passport|bag|purse|card|cards ..3 lost|stolen|gone|missing|taken|work|working',
    'i ..2 pay you ..3 when|once|after|back|tomorrow|next|monday',
    'hospital|hotel|police|customs|immigration|they ..4 kept|keeps|took|holding|hold|seized|confiscated ..3 passport|bag|money|documents|card',
    'bank|they ..2 blocked|froze|frozen|closed|stopped ..2 my',
  ],
  ar: [
    ...HELD.ar,
    'لا|ما|مب|مو|غير ..2 أقدر|اقدر|أستطيع|استطيع|يمكنني|قادر|قادرة ..3 الوصول|أسحب|اسحب|السحب|استخدام|أستخدم|أدخل|الدخول ..4 حسابي|بطاقتي|أموالي|فلوسي|مالي|البنك',
    'حسابي|بطاقتي|أموالي|راتبي|تحويلي ..3 مجمد|مجمدة|موقوف|موقوفة|محجوز|محجوزة|معلق|متأخر|مغلق|تجمد|توقف|محظور',
    'منصة|سفينة|باخرة ..2 نفط|بحرية|النفط|البحر',
    'في ..1 مهمة|القاعدة|المعسكر|الجيش ..4 عسكرية|أممية|سلام|لا|خارج|سوريا|اليمن',
    'أرد|ارد|أرجع|ارجع|برجع|برد|أعيد|بعيد|سأرده|سأعيده|أردها|سأردها|أرجعه|أرجعها|بردها|برجعها|بردهم|اردها ..4 عند|لك|لكم|بعد|غدا|باجر|باكر|بكرة|أول|ضعف|ليك|الراتب|أرجع|راتبي',
    'انسرقت|ضاعت|فقدت|سرقوا|سرقت|ضيعت ..1 محفظتي|بطاقتي|حقيبتي|جوازي|شنطتي|أغراضي|فلوسي|بوكي',
    'أرجعها|ارجعها|أردها|برجعها|بردها|أرجع|بسددك|أسددك ..4 أول|لما|متى|عند|بعد|لك|يوم',
    'أخذوا|اخذوا|حجزوا|صادروا|ياخذون ..3 جوازي|فلوسي|شنطتي|حقيبتي|جواز',
    'التطبيق|تطبيق|وتطبيق|والتطبيق ..1 البنك|عندي ..1 معلق|واقف|خربان|عطلان|محظور|مهنج',
    'برجعلك|بردلك|أرجعلك|ارجعلك|بارجعلك|هرجعلك|حرجعلك ..1 ياهم|ياها|اياهم|الليلة|بكرة|بكرا|باچر|المبلغ|فلوسك|آخر',
    'البنك|بنك ..2 أوقف|وقف|جمد|حجز|سكر ..1 بطاقتي|حسابي|أموالي',
    'حسابي|حسابه|الحساب|بطاقتي|البطاقة|الكارت|كارتي|الكارطة|محفظتي ..2 عليه|عليها|تاعي|تبعي ..1 حجز|بيسكر|بتسكر|محبوسة|حبست',
    'لان|لأن|عشان|علشان|لو|مب|مش|مو ..1 الحساب|حسابي|البطاقة|بطاقتي|الكارت ..1 مجمد|مجمدة|معلقة|مقفول|اتقفل|انحجز|محجوز|واقف|واقفة|بيسكر|بتسكر',
    'حسابي|بطاقتي|الكارت|كارتي ..1 معلقة|اتقفل|اتقفلت|مقفول|مقفولة|واقفة|انحجز',
    'حسابي|بطاقتي|الكارت|كارتي مش|مو|مب ..0 شغال|شغالة|شغاله',
    'حبست|حبسولي|وقفت|وقفولي ..0 الكارطة|البطاقة|الكارت',
    'سرقولي|سرقو|سرقوا|انسرقتلي|اتسرقت|انسرقت|اتسرق ..1 الشنطة|شنطتي|الجواز|جوازي|المحفظة|محفظتي|بوكي|الباسبور|والجواز|وبطاقاتي',
    'الشركة ..1 بتعوضك|تعوضك|هتعوضك|بترجعهم|تصرفها',
    'اصرفها|بصرفها|هصرفها|بمضيلك|نرجعهم|هرجعهم|برجعهم|هرجعهملك ..1 لج|لك|ليك',
  ],
  others: [
    'ma|msh|mesh|mish 2der|a2der|2adir|2edir|fiyi|2dar|a2dar ..4 bank|app|7esab',
    'card|app|7esab|bank ..1 msh|mesh|mish|mo sha3al|shaghal|sha8al|shaghala|bteshtaghel',
    'app|card|7esab ..2 wa2ef|we2ef|mwa2af|m3alla|mo3alla|msakkar',
    'arag3hom|araga3hom|barja3hom|barje3on|araje3hom|braje3on|araga3o ..2 lak|lek|bokra|wallahy|wallah',
    'platform ..1 zeit|oil|neft',
  ],
}

const ofAnybody = phraseSignal('own-money-out-of-reach', PHRASES, {
  negations: 'warnings',
  except: ELSEWHERE,
})

const besideGoods = phraseSignal('own-money-out-of-reach', PHRASES, {
  negations: 'warnings',
  except: { en: [...ELSEWHERE.en, ...HELD.en], ar: HELD.ar },
})

/** Says that its own money cannot be reached just now and promises to give it back. */
export const ownMoneyOutOfReach = (content: Prepared) =>
  (tellsOfHeldGoods(content.words) ? besideGoods : ofAnybody)(content)
