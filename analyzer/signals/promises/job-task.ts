import { firstOf, phraseSignal } from '../detector.ts'
import { tasksElsewhere } from '../elsewhere/jobs.ts'

/** What is rated, watched or followed for money: the Arabic for "rating" is also an assessment, and "raters" residents. */
const RATED =
  'فيديو|فيديوهات|مقاطع|مقطع|يوتيوب|إعلانات|فنادق|فندق|منتجات|منتج|مطاعم|مطعم|تطبيقات|خرائط|صفحات|صفحة|حسابات|قنوات|قناة|متاجر|أماكن|مواقع|تيك|انستقرام|قوقل|جوجل'

/** Pays for small tasks: liking videos, rating hotels, writing reviews, and tops up by deposit. */
const jobTaskInWords = phraseSignal(
  'job-task',
  {
    en: [
      'like|liking|subscribe|subscribing|follow|rate|rating|review|reviewing|click|clicking|watch|watching ..4 youtube|videos|video|hotels|hotel|products|product|reviews|channels|channel|tiktok|instagram|apps|ads|google ..12 earn|earning|pay|paid|@amount|commission|day|salary|money',
      '{earn}|@amount|paid|commission ..12 like|liking|rating|reviewing|subscribing|watching|following ..4 youtube|videos|video|hotels|products|reviews|channels|tiktok|instagram',
      'write|post|writing|posting|give|leave ..4 reviews|ratings|likes ..12 salary|earn|paid|pay|@amount|telegram|commission',
      'simple|easy|small|online|daily ..1 tasks|task ..10 {earn}|@amount|paid|commission|money|salary',
      'complete|completing|finish ..3 tasks|task ..8 {earn}|@amount|paid|commission|withdraw|salary',
      'tasks|task ..6 commission',
      'optimize|optimise|boost|boosting ..4 products|apps|merchants|orders|hotels ..8 {earn}|commission',
      'prepaid|merchant|mission task|tasks',
      'task|tasks ..6 telegram|deposit|recharge|vip|commission|unlock|negative',
      'orders|tasks|missions|sets ..6 commission|level|recharge|deposit|withdraw|balance|next',
      'recharge|deposit ..6 level|task|commission|unlock',
      'stars|star|ratings|reviewers ..8 each|@amount|paid|telegram|earn',
      'buy ..5 first ..8 pays|pay|back|commission|profit',
      'system|platform ..3 pays|returns|refunds ..6 %|back|commission',
      '@amount|paid|pay ..3 per|each|every ..2 like|likes|video|videos|review|rating|follow|subscribe|task|click|comment|screenshot|order',
      '@amount|paid ..3 for ..1 each|every|one|a|liking|rating ..1 like|likes|video|videos|review|reviews|rating|follow|task|hotel|hotels|channel|product|comment',
      'like|follow|subscribe|watch ..3 video|videos|channel|channels|page|pages|post|posts|reels ..6 earn|paid|@amount|commission|reward',
      'combo|lucky|mystery|bonus order|orders|task|tasks|package|product|item ..12 negative|commission|deposit|recharge|balance',
      'negative ..12 top|deposit|recharge|clear ..10 withdraw|commission|task|tasks|order|orders',
      'deposit|recharge|top|pay ..2 difference|negative|remaining ..3 to ..1 continue|finish|complete|withdraw|proceed',
      'clicks|orders ..2 per|a|each set ..6 commission|@amount|usdt',
      'first ..2 order|orders|task|tasks ..4 free ..12 top|recharge|deposit|topup|advance',
      'welfare|compulsory|advance|merchant|premium ..1 task|tasks ..6 #|@amount|wapas|back|return|pay',
      'top|deposit|recharge|topup|advance ..6 system|platform|app ..2 return|returns|refund|refunds|gives ..4 %|back|double',
      'stage|level|tier|vip|silver|gold|bronze ..4 unlock|unlocks|opens|open ..4 deposit|recharge|top|pay ..2 #|@amount',
      'join ..3 with # ..3 get|receive|earn # ..8 bring|refer|invite|people|members',
    ],
    ar: [
      'تضغط|الضغط|تنقر|اضغط ..2 على المنتجات|الإعلانات|الطلبات ..8 تسحب|اسحب|تربح|@amount|#|عمولة',
      'إعجاب|لايك|الإعجاب|تقييم|متابعة|مشاهدة|اشتراك ..4 فيديو|فيديوهات|مقاطع|يوتيوب|فنادق|منتجات|قنوات|تيك|الفنادق|المنتجات ..10 {earn}|درهم|@amount|راتب|عمولة|مقابل|يوميا',
      '{earn}|@amount|عمولة|درهم ..8 إعجاب|لايك|تقييم|متابعة|مشاهدة ..3 فيديو|فيديوهات|يوتيوب|فنادق|منتجات|مقاطع|قنوات|الفنادق',
      '@amount|درهم|{earn}|مبلغ|عمولة ..4 كل|لكل|عن|مقابل ..2 إعجاب|لايك|متابعة|فيديو|تقييم|مهمة|مشاهدة|اعجاب|تعليق|طلب',
      'لايك|إعجاب|اعجاب ..6 @amount|درهم|دراهم|عمولة|مكافأة|نقود',
      `متابعة|تقييم|مشاهدة|اشترك|تابع|قيم ..3 ${RATED} ..6 @amount|درهم|دراهم|عمولة|مكافأة|نقود`,
      'مهام|مهمة|المهام ..2 بسيطة|سهلة|يومية|البسيطة ..10 {earn}|درهم|@amount|عمولة|أموال|راتب|يوميا',
      'مهمة|مهام|طلبات|المستوى ..6 شحن|اشحن|إيداع|عمولة|عمولتك|سحب|الرصيد|التالي',
      'مهمة|المهمة|المهام|مهام ..1 المدفوعة|مدفوعة|المسبقة|التجارية',
      'لايكات ..6 @amount|درهم|#|يومي|كل|الدفع|عمولة',
      'أكمل|أكملت|نفذ|نفذت|أنجز ..2 تقييمات|متابعات ..8 @amount|درهم|#|عمولة',
      `تقييم|مقيمين|تقييمات|متابعين ..2 ${RATED} ..6 @amount|درهم|#|يومي|كل|الدفع|عمولة`,
      'تشحن|تشحنين|اشحن|اشحني|تودع|تودعين|أودع|تحط|شحن ..6 لتفتح|لفتح|تفتح|تطلع|يفتح ..3 مهام|مهمة|باقة|مستوى',
      'أول|اول ..2 مهام|مهمات|طلبات|تقييمات|مهمة|طلب ..2 مجانا|مجانية|مجاني|بلاش ..8 تشحن|تودع|تدفع|شحن|إيداع|اشحن',
      'أودع|اودع|تودع|تشحن|اشحن|تحط ..1 # ..2 تسترد|تسحب|تستلم|وتسحب|يرجعلك|ويرجعلك|ترجعلك ..1 #|الكل|ضعف',
      'خلصت|خلصتي|كملت|كملتي|أنجزت ..2 تقييم|مهام|مهمة|طلب ..6 رصيدك ..8 تشحن|تودع|تشحنين|مهمة|تسحب|تسحبي',
      'سالب|بالسالب|ناقص ..8 عبي|شحن|اشحن|تعبئة|أودع|تودع|إيداع|تسحب|تسحبين|اشحني|حطي|كملي',
      'تودع|تودعين|اودع|أودع|تشحن|تشحنين|تعبي|عبي|تحط|تدفع|تحول|إيداع|شحن ..5 حتى|عشان|علشان|لين|باش|كي|لحتى ..2 تنفتح|تفتح|ينفتح|يفتح|تفتحلك|يتفتح|تتفتح|نفتح ..3 مستوى|المستويات|مستويات|مهام|مهمة|سحب|المرحلة|باقة|الحساب',
      'باقة|باقات|مستوى|باك ..3 # ..4 تجيب|يجيب|تعطيك|يعطيك|تربح|ربح|تدخلك|كتوصلك|كاتولي ..3 # ..3 يوميا|يومي|كل|يوم',
      'باقة|باقات|مستوى|vip ..5 أعلى|اعلى|أكبر|اكبر ..4 عمولتك|عمولة|ربحك|أرباحك|دخلك|تزيد|زادت',
      'تقييم|تقييمات|تحجز|تحجزين|حجوزات|طلبات|الكومند|كومند|أوردرات|نجوم|ترفعين|مهمة|مهام ..10 رصيدك|فلوسك|مبلغك ..2 يرجع|يرجعلك|ترجع|ترجعلك|يرجعلج|يعود ..3 #|%|عمولة|ربح',
      'تشري|تشتري|تشترين|نشتري ..3 تعاود|وتعاود|ترجع|وترجع ..1 تبيعها|تبيعو|تبيع|تبيعه ..5 بضغطة|سيت|منصة|موقع|تطبيق|كود',
      'تقييم|تقييمات|قيم|إعجاب|متابعة|لايك|تعليق|فيديو ..3 # ..10 بعدها|بعدين|وبعد ..2 لازم|تودع|تشحن|تدفع|تحط|تفعل',
      'هات|دخل|جيب|تجيب|تدخل|دير ..3 اتنين|جوج|اثنين|شخصين|# ..2 يمين|صحابك|أشخاص|أصحابك|شمال|ناس ..10 تقبض|وهتقبض|هتقبض|تربح|البريم|يوصلك|تاخذ|تاخد|يدخلك',
      'تقيم|تقيمي|كتقيم|كتقيمي|تقييم|نقيمو ..4 كوكل|قوقل|جوجل|غوغل|ماب|خرائط|محلات|بلايص ..5 # ..1 على|لكل|عن|كل|وحدة',
      'رصيدك|رصيدكم|حسابكم|حسابك ..8 نعيد|نرجع|ونعيد|ونرجع|يعود|ويعود|يرجع ..1 المبلغ|مبلغ|لكم ..3 عمولة|ربح|نسبة|%',
      'مهمة|المهمة|مهام ..1 الشراء|شراء ..1 التجريبية|تجريبية|الأولى|الاولى',
      'تحط|تحطي|تودع|تشحن|تدفع ..1 # ..2 باش|عشان|علشان|حتى|لتفتح ..1 تحل|تحلي|تفتح|تفتحي|يفتح|ينفتح ..2 مستوى|المستوى|الليفل',
    ],
    others: [
      'video|videos|वीडियो|ویڈیو|channel|page ..2 like|लाइक|لائک|follow|subscribe ..2 karein|kare|karo|karen|karlein|kijiye|करें|करो|कीजिए|کریں|کرو|کیجیے',
      'tugas|misi ..6 follow|like|subscribe|komisi|cair',
      'komisi ..6 tugas|misi|follow|like|per',
      'like|tabi3|taabi3|eshterek ..3 videos|video|qanat|qanawat|pages|saf7at ..8 #|@amount|dirham',
    ],
  },
  { negations: 'warnings' },
)

export const jobTask = firstOf(jobTaskInWords, tasksElsewhere)
