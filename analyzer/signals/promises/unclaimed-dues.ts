import { compile, occurs } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

const TO_CLAIM = compile({
  en: [
    'check|verify|confirm|see|know ..3 eligible|eligibility|entitlement|entitled',
    'claim ..1 it|them|yours|your|now|here|before|today|online|via|at|@link',
    'check|see|know|find ..2 if|whether ..1 your ..1 name|names ..4 list|lists',
    'eligible|entitled ..2 to ..1 claim|receive|collect',
  ],
  ar: [
    'تحقق|تأكد|اعرف|شيك|افحص|اطلع ..3 أهلية|استحقاق',
    'طالب|طالبي|للمطالبة|المطالبة|استلم|اسحب|لاستلام ..3 مستحقات|مكافأة|بها|بمستحقاتك|الآن|عبر|@link',
    'لاستلامها|لاستلامه|لصرفها|لصرفه|لسحبها|للمطالبة|استلمها|اسحبها',
    'تحقق|تأكد|شوف|ابحث|اعرف|راجع ..3 اسمك|الاسم ..4 قائمة|القائمة|كشف|الكشف|الكشوفات|القوائم',
  ],
  others: [
    'eligibility|पात्रता|اہلیت ..3 check|चेक|जांचें|जाँचें|जांच|چیک|جانچیں|دیکھیں',
    'claim|क्लेम|دعوی|کلیم ..2 karein|karo|करें|करो|کریں|کرو',
  ],
})

/** Says that end-of-service pay or other dues lie ready, to be claimed. */
export const unclaimedDues = phraseSignal(
  'unclaimed-dues',
  {
    en: [
      'unclaimed|uncollected ..4 gratuity|benefit|benefits|dues|pension|provident|salary|wages|entitlement|entitlements|settlement',
      'gratuity|pension|entitlement|entitlements|provident ..4 unclaimed|uncollected|ready|approved|waiting|available|released|pending|@amount',
      'service ..1 benefit|benefits|dues|pay|settlement ..4 unclaimed|uncollected|ready|approved|waiting|available|released|pending|@amount',
      '@amount ..4 gratuity|entitlements',
      'worked ..2 between|from|since ..12 right|rights|entitled|eligible|withdraw|benefit|benefits|compensation',
      'right|rights to|of ..2 receive|withdraw|claim|benefit|benefits ..6 @amount|benefit|benefits',
    ],
    ar: [
      'مستحقات|مكافأة|تعويض|حقوق ..1 نهاية ..1 خدمة ..6 جاهزة|جاهز|متاحة|بانتظارك|معلقة|معتمدة|@amount|مطالب|تستلمها|تسحبها|تصرف',
      'لك|لديك|لديكم ..4 مستحقات|مكافأة ..1 نهاية ..1 خدمة',
      'عملوا|اشتغلوا|العمال|العاملين|الموظفين ..3 بين|من|خلال ..10 الحق|يحق|حقهم|مستحقات ..6 @amount|صرف|سحب|استلام|مستحقات',
      'مستحقات|مستحقاتك ..2 غير|لم ..1 مستلمة|مسحوبة|مطالب|تستلمها|تصرف|تطالب',
      'مستحقات|مستحقاتك ..2 عمالية|العمالية|وظيفية|الوظيفية ..4 جاهزة|متاحة|بانتظارك|معلقة|@amount',
    ],
    others: [
      'ग्रेच्युटी|گریجویٹی|gratuity ..5 तैयार|बकाया|@amount|تیار|taiyar|tayyar',
      'واجبات|بقایا ..5 تیار|@amount',
    ],
  },
  { negations: 'warnings', when: ({ words }) => occurs(words, TO_CLAIM) },
)
