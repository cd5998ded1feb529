import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** Whoever poses as a boss writes a few lines. */
const MOST_WORDS = 90

/** Why he cannot be called, or that nobody is to be asked. */
const OUT_OF_REACH = compile({
  en: [
    'in|at|attending|into ..3 meeting|meetings|seminar|conference|session|webinar|boardroom|summit',
    'tied|caught|stuck|locked ..1 up|in|with',
    'cant|cannot|unable|not|limited|no|bad ..2 talk|call|calls|phone|speak|reached',
    'my ..1 phone|mobile|line ..2 bad|broken|faulty|dead',
    'email|mail only|instead',
    'dont|not|never ..1 discuss|tell|mention',
    'confidential|discreet|discreetly|confidentially',
  ],
  ar: [
    'في|عندي|داخل ..1 اجتماع|مؤتمر|ندوة',
    'لا|ما|لن|مب|مو ..2 أستطيع|أقدر|يمكنني ..2 الكلام|الاتصال|التحدث|الرد|المكالمات',
    'لا|ولا|دون|بدون ..1 تناقش|تخبر|مناقشة|إخبار|تتحدث',
    'بسرية|بتكتم|سري|سرية',
  ],
})

/** Whether the reader is there, before anything is said. */
const IS_THERE = compile({
  en: [
    'are|r you ..3 available|free|around|busy|there|office|desk',
    'let me know ..3 when|once|if ..2 you|youre ..4 available|free|desk|chance|around|moment',
    'confirm ..3 you|youre|your ..4 available|availability|office|desk|free',
    'do|have|got you ..2 moment|minute|second',
    'when|once|as soon as you ..1 get|see|read this|my',
    'our|the|available ..1 balance',
  ],
  ar: [
    'هل ..1 أنت|انت ..2 متفرغ|متاح|موجود|متواجد|فاضي',
    'كم|رصيدنا|رصيد ..2 المتاح|المتوفر|المتوافر',
  ],
})

const TASKS = {
  en: [
    'something|task|errand|assignment|favour|favor|thing ..3 i ..2 need|want|like|have ..2 you ..3 do|handle|done|run|complete',
    'need|want|like ..3 you ..2 to ..1 do|handle|take|complete|carry|run|get ..2 something|task|errand|assignment|care|favour|favor',
    'task|errand|assignment|favour|favor ..3 for|from ..1 you',
    'need|want ..2 quick|urgent|small ..1 task|errand|assignment|favour|favor|help',
    'need|want ..4 outgoing|international|overseas|foreign|wire ..2 transfer|wire|payment ..10 done|processed|sent|made|today|morning',
    'process|initiate|execute|handle|complete ..4 outgoing|international|overseas|foreign|wire ..2 transfer|wire|payment',
  ],
  ar: [
    'أحتاج|احتاج|أريد|أبي|أبغى ..1 منك ..2 إنجاز|شيء|أمر|أمرا|مهمة|خدمة|طلب',
    'مهمة|خدمة|طلب ..2 لك|منك|تنجزها|تنفذها',
    'أحتاج|احتاج|أريد|مطلوب|نحتاج ..2 تنفيذ|إجراء|إرسال|تحويل ..2 حوالة|تحويل|خارجية|خارجي|دولية|دولي',
  ],
}
const NUMBER = {
  en: [
    'drop|send|text|give|forward|share|reply|email|provide ..4 your ..2 cell|cellphone|mobile|whatsapp ..1 number|no|#',
    'drop|send|text|give|forward|share|reply ..2 your ..1 phone|cell|mobile|whatsapp|cellphone',
  ],
  ar: [
    'أرسل|ارسل|زودني|أعطني|اعطني|ابعث ..2 رقم|رقمك ..1 جوالك|هاتفك|واتساب|الواتساب|موبايلك|الجوال|الهاتف',
  ],
}

const WANTED = compile({ en: TASKS.en, ar: TASKS.ar })

/**
 * A few lines by mail from somebody who cannot be called, or first asks whether the reader is there: he wants something done
 * that he does not name, or a number to go on at. Whoever hires asks for a number, too, and when one is free.
 */
export const errandByMail = phraseSignal(
  'boss-request',
  { en: [...TASKS.en, ...NUMBER.en], ar: [...TASKS.ar, ...NUMBER.ar] },
  { negations: 'warnings', within: 'email', when: isFromAfar },
)

function isFromAfar({ words, links }: Prepared): boolean {
  if (links.length > 0 || words.tokens.length > MOST_WORDS) return false
  return occurs(words, OUT_OF_REACH) || (occurs(words, IS_THERE) && occurs(words, WANTED))
}
