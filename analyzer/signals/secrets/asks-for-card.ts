import type { Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { cardElsewhere } from '../elsewhere/secrets.ts'

/** Cards that pay for nothing. */
const OTHER_CARDS: Phrases = {
  en: [
    'id|identity|eid|national|residence|residency|labour|labor|insurance|medical|health|vaccination|access|key|room|parking|nol|metro|boarding|membership|member|loyalty|library|student|staff|business|visiting|greeting|invitation|report|sim|memory|sd|registration|vehicle|mulkiya {card}',
    'aadhaar|aadhar|pan {card}',
    'gift|itunes|steam|google|play|apple|amazon|razer|recharge|scratch|discount {card}',
  ],
  ar: [
    '{card} الهوية|هوية|الإقامة|إقامة|التأمين|تأمين|الصحية|صحية|الضمان|الدخول|دخول|نول|المترو|الصعود|صعود|العضوية|عضوية|الولاء|الطالب|المكتبة|العمل|عمل|الدعوة|دعوة|المعايدة|التهنئة|الشريحة|الذاكرة',
    'تحديث {card} ..3 من|عبر|في ..1 تطبيق|التطبيق|الإعدادات|الفرع|إعدادات',
    'الإعدادات|إعدادات|التطبيق ..8 تحديث {card}',
    'الرقم السري {card} أدخل خطأ|غلط',
  ],
  others: ['आधार|पैन|शनाख्ती|شناختی {card}', '{card} el hawiya|hoya|hoyya|tameen'],
}

/** Wants card details. */
const asksForCardInWords = phraseSignal(
  'asks-for-card',
  {
    en: [
      '{give} ..6 {card} ..2 number|numbers|details|detail|information|info|no',
      '{enter} ..5 {card} ..2 number|numbers|details|detail|information|info|no',
      '{ask} ..4 {card} ..2 number|numbers|details',
      '{give}|{enter}|need ..8 cvv|cvc|cvv2',
      '{card} number ..6 cvv|cvc|expiry|pin',
      '{card} details ..4 to receive|refund|claim|process|release',
      'pay|link|add ..4 your {card} ..3 receive|claim',
      '{enter}|{give} ..4 {card} ..3 expiry|cvv|cvc|pin|details|number|numbers',
      '# digits|digit ..4 {card}|cvv|back',
      '{give}|need|want ..4 number|numbers|digits|figures ..3 behind|back|rear ..3 {card}',
      'keep|have ..3 cvv|cvc ..4 ready|handy',
      'call|phone|ring|dial|technician|support ..10 {card} ..3 pin ..2 ready|handy|you',
      'call|phone|ring|dial|technician|support ..10 {card} ready|handy ..1 for|to ..1 renewal|renew|payment|pay|verification|refund|charge|cancel',
      'enter|confirm|add|save|provide|register ..2 your ..2 {card}',
      'photo|picture|copy ..5 {card} ..3 front|both|back',
      'debit|credit|bank|atm|visa card|cards ..1 both sides',
      'need|want|send|share|your|ur ..6 {card} front|back ..1 side|photo|picture|pic',
      'verify|prove|confirm|validate ..8 with|by|using|through ..3 {card}',
      'picture|photo|pic|selfie|scan ..3 your|of|the|holding ..2 {card} ..6 salary|registration|verification|payroll|bonus|front|cvv',
    ],
    ar: [
      'أبي|ابي|أبغى|ابغى|ابغي|أبا|نبي|نبا|نبغى|نبغي|بدي|بدنا|عايز|عايزين|عاوز|محتاج|محتاجين|محتاجة|أحتاج|نحتاج|أريد|نريد|أعطني|عطني ..3 {card} ..6 خلفها|وراها|ورا|بظهرها|ظهرها|بضهرها',
      'بطاقتك|بطاقتج|بطاقتكم|الفيزا ..2 نحتاج|نحتاجين|محتاج|محتاجين|نبي|نبا|نبغى|عطني|أعطني|اعطيني|قولي ..1 رقمها|رقمه ..3 تاريخ|الانتهاء|انتهائها|ورمز|الرمز',
      'تاريخ الانتهاء ..3 الثلاث|الثلاثة|ثلاث|ثلاثة|3 ..1 أرقام',
      '# رقم|خانة|ارقام ..2 تاريخ ..0 الانتهاء|انتهاء|الصلاحية',
      'رقم ..0 البطاقة|بطاقتك|بطاقتج|الكارت|الفيزا ..1 اللي|يلي|الي ..1 من|على|ع ..0 جدام|قدام|ورا|وجه|الوش|ظهر',
      'يبون|يبي|يبغون|يطلبون|طلبوا|يطلب|طلب|طلبت|يريدون|عايزين ..2 صورة|رقم|بيانات|صوره ..1 بطاقتي|كرتي|فيزتي',
      '{give}|{enter} ..4 رقم|بيانات|معلومات|تفاصيل ..1 {card}',
      '{give}|{enter} ..3 {card} ..2 الائتمان|البنكية|الائتمانية|المصرفية|الصراف',
      '{give}|{enter} ..8 cvv',
      '{give}|{enter} ..5 الرقم السري ..2 {card}',
      'بيانات|معلومات|رقم {card} ..6 cvv|لاستلام|الانتهاء',
      'رقم|بيانات|معلومات|تفاصيل ..2 {card} ..6 {give}|{enter}|cvv|الرمز|تاريخ|نحتاج|لاسترداد|للتحقق|لإرجاع',
      '{enter}|{give} ..2 {card}',
      'ثلاثة|الثلاثة|3 ..2 أرقام|الأرقام ..4 خلف|ظهر {card}|البطاقة|بطاقتك',
      'صورة ..3 {card} ..3 الوجهين|البنكية|البنك',
      '{give} ..1 أرقام ..2 16 ..3 جدام|قدام|على|وجه|ظهر|ورا|خلف',
      'آخر ..1 4|أربع|أربعة ..1 أرقام ..2 تاريخ الانتهاء|انتهاء',
      'صورة|صوره|صور ..3 وش|وجه|ضهر|ظهر ..3 {card}',
      'وثق|توثيق|تحقق|أكد|اثبت|أثبت|ثبت ..8 {card}',
      'رقم|بيانات|صورة ..1 الفيزا|الكارت|الفيزه|كارتك|فيزتك ..6 ورا|ضهر|ظهر|الفلوس|المبلغ|{give}|تنزل|تاريخ|التلات|الثلاث',
      'تكتب|تحط|تحطين|تدخل|تدخلين|تعبي|تعبين ..3 رقم|بيانات|معلومات ..1 {card}|الفيزا|الكارت|بطاقتج',
    ],
    others: [
      'card|कार्ड|کارڈ ..6 number|नंबर|نمبر|cvv|digit|अंकों|पिन ..6 batao|bataye|batayein|bataiye|bata|batadein|batayen|बताइए|बताएं|बताओ|बता|بتائیں|بتاؤ|بتا|bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج',
      '3teeni|3tini|a3teeni|arsel|2oli ..4 visa|card|be6aqa|be6aqtak|cvv',
    ],
  },
  { negations: 'any', except: OTHER_CARDS },
)

export const asksForCard = firstOf(asksForCardInWords, cardElsewhere)
