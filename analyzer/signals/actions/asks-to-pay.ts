import { hasUnknownWayToPay } from '../../entities/strangers.ts'
import type { Prepared } from '../../prepared.ts'
import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { settleElsewhere } from '../elsewhere/officials.ts'
import { isPaidAtTheDoor } from '../offers/paid-at-the-door.ts'
import { goesWhereItAlwaysWent } from '../trades/same-account.ts'
import { OTHER_NUMBERS } from './asks-to-move-money.ts'

/** What costs nothing. */
export const NO_FEE: Phrases = {
  en: ['free|no|without|zero|waived ..1 {fee}'],
  ar: ['بدون|بلا|مجانا|مجاني|مجانية ..1 {fee}', '{fee} ..2 مجانا|مجاني|مجانية'],
}

/** Takes the demand back from whoever has paid, or lets the reader pay once the thing is there. */
const MILD = compile({
  en: [
    'ignore|disregard ..3 if ..2 paid',
    'if ..2 already ..1 paid|recharged|settled',
    'already ..1 paid|recharged ..3 ignore|disregard',
    'on|upon|at delivery',
    'cod|cash ..1 @amount|#',
  ],
  ar: [
    'تجاهل ..3 السداد|الدفع|سددت|دفعت',
    'إن|إذا ..1 تم ..1 السداد|الدفع',
    'عند الاستلام|التسليم|التوصيل|المعاينة',
  ],
})

function leavesTime(content: Prepared): boolean {
  return occurs(content.words, MILD)
}

/** Wants a fee, a fine or a sum to be paid by a link, a reply or a call. */
const asksToPayInWords = phraseSignal(
  'asks-to-pay',
  {
    en: [
      '# now ..4 rest|remaining|balance|half',
      '{pay} ..5 {fee}',
      '{pay} ..5 {fine}',
      '{pay} ..4 @amount',
      '{pay} {today}',
      '{fee} ..3 of|is|@amount ..4 {pay}|@link',
      '{fee} ..5 to release|receive|process|reschedule|avoid|redeliver',
      '{pay} ..4 outstanding|unpaid|overdue|pending|due',
      '{pay} ..6 @link',
      '{pay} ..4 فقط|باقي|الباقي|القيمة|الاشتراك|قسط|دفعة|عربون',
      '{transfer} ..3 @amount|مبلغ|المبلغ|عربون|{fee}',
      'settle|pay ..3 it|them|your|the ..5 @link',
      'unpaid ..2 {fee} ..8 @link',
      'scan ..5 {pay}',
      '{pay} ..4 {prize}|claim|confirm|release|receive|continue|proceed|process|activate',
      '{pay} only|just ..2 @amount|#',
      'only ..2 @amount ..4 {fee}|to',
      'deposit ..3 # %',
      '{pay} ..1 half|first|now|one|them|it|advance ..4 {fee}|month|now|account|first|advance|to|today|clearance',
      '{pay} ..1 full|fully|half|all ..2 by|via|through|in ..1 transfer|bank|western|advance',
      '{pay} ..1 #',
      'transfer ..1 #',
      'half ..1 now|advance|first|today|upfront',
      '{pay} ..3 {fee_kind}|blood',
      '{pay} ..3 rent|bill|invoice|price|fees|balance',
      'by|via|through ..2 bank ..1 transfer ..3 only|before|first|today',
      'send|give ..1 half|deposit|advance',
      'send ..1 # ..4 keep|hold|book|reserve|save|for',
      'settle ..3 through|with|by',
      '@amount now|today|upfront',
      'send ..1 the|your ..1 amount|money ..2 now|today|first',
      'rest|remaining|balance ..2 on|after|upon|in|when ..3 arrival|delivery|arrive|makkah|joining|visa|permit|stamping|landing',
    ],
    ar: [
      'تحط|تدفع|تشحن|تودع|حط|ادفع|اشحن ..2 # ..2 من ..0 عندك|جيبك|فلوسك',
      '{pay} ..3 {fee}',
      '{pay} ..3 {fine}',
      '{pay} ..4 @amount',
      '{pay} ..4 المبلغ|مبلغ|المستحق|المستحقة|قيمة|فاتورة|الفاتورة',
      '{fee} ..4 @amount ..5 @link|لاستلام|لإعادة|لتسليم',
      '{fee} ..6 @link',
      '{pay} ..6 @link',
      '{pay} ..1 #',
      'حول|حولي|حولوا ..1 #',
      'نصف|نص ..2 مقدم|الآن|الحين|أولا|المبلغ',
      'ادفعيه|ادفعه|ادفعها|تدفع|تدفعي|تدفعه',
      'أرسلي|أرسل|ارسل|ارسلي ..1 @amount',
      'حول|حولي ..1 النصف|نصف|عربون',
      'حول ..1 # ..3 أمسكها|امسكها|أحجزها|احجزها|لك',
      'ادفع|دفع|يدفع|ندفع ..1 الدية|الفدية|الكفالة',
      '@amount الآن|الحين|مقدما|اليوم',
      '# الآن|الحين|مقدم',
    ],
    others: [
      '# pehle|पहले|پہلے ..1 baaki|baki|बाकी|باقی',
      '{fee}|@amount ..4 {pay} ..2 karein|kare|karo|karen|karlein|kijiye|करें|करो|कीजिए|کریں|کرو|کیجیے|karwayen|कराएँ|کروائیں',
      '{fee}|@amount|file|advance ..4 bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج',
      'pehle|पहले|پہلے ..3 @amount|{fee}|#',
      '@amount|#|{fee} ..4 pehle|पहले|پہلے|advance ..3 jama|bhejo|bhejein|जमा|भेजें|جمع|بھیجیں',
      'edfa3|idfa3|edfa3i ..3 @amount|#|{fee}|fees',
    ],
  },
  {
    negations: 'offers',
    except: { en: [...NO_FEE.en, ...OTHER_NUMBERS.en], ar: [...NO_FEE.ar, ...OTHER_NUMBERS.ar] },
    when: (content) =>
      hasUnknownWayToPay(content) &&
      !leavesTime(content) &&
      !isPaidAtTheDoor(content) &&
      !goesWhereItAlwaysWent(content),
  },
)

export const asksToPay = firstOf(asksToPayInWords, settleElsewhere)
