import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

/** Who writes in somebody else's name cannot let his voice be heard. */
const NO_CALLS = compile({
  en: [
    'cant|cannot|unable|not ..2 pick|take|answer|receive|make|talk|speak|call ..3 call|calls|phone|now|up|right',
    'mic|speaker|mouthpiece|earpiece|audio ..3 broken|busted|bad|spoilt|not|dead|damaged',
    'dont|not|no|avoid|pls|please no|dont|not ..1 call|calls|calling|ring',
    'dont|never|not|without call|calling|ring|phone',
    'text|chat|message|whatsapp only',
  ],
  ar: [
    'لا|ما|مب|مو|مش ..1 أقدر|اقدر|أستطيع|بقدر|قادر|تتصل|تتصلين|تتصلي|تدق|تدقين ..3 أتكلم|اتكلم|أرد|ارد|مكالمة|اتصال|علي|الحين|عليه|الآن',
    'المايك|السماعة|الميكروفون ..1 خربان|خربانة|عطلان|ما|مكسور|بايظ',
    'رسائل|واتساب|كتابة ..1 فقط|بس',
  ],
  others: ['wag|huwag|bawal ..2 tumawag|tawag|tatawag', 'call|phone|कॉल|کال mat|na|मत|न|مت|نہ'],
})

/** Whether nobody is to ring the writer, or he says that he can neither speak nor hear. */
export function avoidsCalls({ words }: Prepared): boolean {
  return occurs(words, NO_CALLS)
}
