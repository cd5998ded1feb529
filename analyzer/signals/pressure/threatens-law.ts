import { compile, occurs } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { summonsElsewhere } from '../elsewhere/officials.ts'

/** Threatens with police, court, arrest or a travel ban. */
const threatensLawInWords = phraseSignal(
  'threatens-law',
  {
    en: [
      'patrol|police|officers ..3 come|sent|arrive|visit ..2 your ..1 home|villa|house|door|office',
      'legal action|case|proceeding|proceedings|notice|prosecution|consequences',
      'arrest|arrested|warrant|jail|imprisonment|prosecuted|prosecution|lawsuit',
      'travel ban',
      'website|site|page ..12 infringing|infringe|infringes|violating|violates|stole|stolen ..6 copyright|copyrights|copyrighted|images|photos|pictures',
      'police|cid|officers ..5 come|coming|visit|home|door|arrive|way',
      'your name|file|id|number ..6 linked|involved|connected|found|used ..6 crime|laundering|drugs|case|fraud|criminal|terror|terrorism|suspects',
      'court ..2 case|order|summons|action|notice|proceedings',
      'police ..2 case|complaint|station|report|investigation',
      'case|complaint ..3 filed|registered|lodged ..3 against|name',
      'money laundering',
      'public prosecution',
      'blacklist|blacklisted',
      'illegal ..3 parcel|package|drugs|activity|activities|transaction',
      'parcel|package|shipment|courier|passport|sim ..8 illegal|drugs|contraband|narcotics|weapons|banned',
      'lose|loses|losing|cancelled|canceled ..3 residency|visa|license|licence',
      'goes|go|going|sent|taken|put|thrown ..2 jail|prison',
      'listed|name|car|file ..4 wanted',
      'summons|summoned|subpoena',
      'penalty|fine of ..2 @amount ..6 or|locked|police',
      'forbidden|illegal ..1 sites|websites|content',
      'fines|fine start|starts|begin|begins',
      'fine|fines|penalty ..3 added|adds|increasing|increases|grows|growing|counting',
    ],
    ar: [
      'إجراء|إجراءات|الإجراءات|اجراءات|الاجراءات|ملاحقة|المساءلة|مساءلة القانونية|قانونية|قانوني',
      'نحوله|نحولها|نحولك|بنحوله|بنحولك|بنحولها|نحيله|نحيلك|يتحول ..1 إلى|على ..0 النيابة|للنيابة|المحكمة|للمحكمة',
      'نحوله|نحولها|نحولك|بنحوله|بنحولك|نحيله|نحيلك النيابة|للنيابة|المحكمة|للمحكمة',
      'منع|حظر من السفر',
      'منع|حظر سفر|السفر',
      'أمر|مذكرة|القبض|اعتقال|سجن|حبس ..2 قبض|اعتقال|توقيف|عليك|ضبط',
      'بلاغ|قضية|دعوى|شكوى ..3 ضدك|بحقك|باسمك|ضدكم',
      // Prosecutors write of a hearing and warn of fraud, too.
      'النيابة العامة ..14 ضدك|بحقك|باسمك|ضدكم|بحقكم|باسمكم|قضيتك|ملفك|اسمك|أمر|متهم|متهما|متهمة|مطلوب|مطلوبا|مطلوبة|غسيل|غسل|مخدرات|اعتقال|اعتقالك|القبض|استدعاء|استدعاؤك|تجميد|كفالة|حول|حولي|ادفع|سدد|أموالك|حسابك|هويتك|تحول',
      'إحالة|إحالتك|تحويل|تحويلك|حول|حولت|أحيل|أحيلت|سنحيل|ستحال|معك|معاك|معكم|أنا|نحن|ضابط|وكيل|محقق|قضية|قضيتك|ملفك|موظف|تتصل|نتصل|أتصل ..8 النيابة العامة',
      'اسمك|هويتك|حسابك|رقمك|ملفك ..4 مرتبط|متورط|مطلوب|مطلوبة|متهم|مستخدم|استخدم|متورطة ..6 قضية|جريمة|غسل|غسيل|احتيال|مخدرات|إرهاب|جنائية',
      'قضية|بلاغ|قضايا|تهمة ..4 جنائية|غسل|غسيل|مخدرات|احتيال|مالية',
      'سيتم ..2 القبض|اعتقالك|توقيفك|ضبطك|حبسك|سجنك',
      'سجلت|مسجلة|مسجل|مدرج|وارد|ورد ..2 باسمك|باسمكم|باسمج|اسمكم|اسمك|بهويتك|بهويتكم|ملف|قضية ..6 احتيال|الاحتيال|غسل|تهريب|جرائم|مشبوهة|مشبوه|مخدرات|مخالفة',
      'اسمك|اسمكم|اسمج|هويتكم|هويتك ..3 مدرج|مدرجة|ورد|وارد|ظهر ..3 قضية|تهريب|غسل|احتيال|مشبوهة|إرهاب',
      'خطك|خطكم|رقمك|رقمكم|شريحتك|شريحتكم ..3 استخدم|استخدامه|لاستخدامه|استخدامها|لاستخدامها ..3 رسائل|مخالفة|احتيال|مشبوهة|جرائم',
      'أحيل|احيل|إحالة|تحويل ..1 ملف|ملفك|ملفكم ..2 إلى ..0 التنفيذ|النيابة|المحكمة',
      'غسيل|غسل أموال|الأموال',
      'المحكمة ..3 حضور|استدعاء|قضية',
      'استدعاء|استدعاؤك|تستدعيك',
      'مطلوب|مطلوبة ..2 للعدالة|للتحقيق|أمنيا|للشرطة|جنائيا',
      'الدية|السجن|القصاص',
      'أنا|انا من المباحث|التحريات|الأمن',
      'الغرامة|الغرامات|غرامة تبدأ|تبدا',
      'الغرامة|غرامة|الغرامات ..2 تزيد|يوميا|تضاف|تتضاعف',
    ],
    others: [
      'case|केस|کیس|giraftar|giraftari|गिरफ्तार|गिरफ्तारी|گرفتار|jail|जेल|جیل ..10 bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج|@amount|warna|वरना|ورنہ|bachne|बचने|jaoge|जाओगे',
      'warna|varna|nahi|nahin|वरना|नहीं|ورنہ|wela|walla|welaa ..3 jail|giraftar|जेल|गिरफ्तार|جیل|گرفتار',
      'police|पुलिस|پولیس|shor6a|shurta ..8 bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج ..6 kisi|किसी|کسی',
    ],
  },
  { negations: 'denials' },
)

const AUTHORITIES = compile({
  en: ['{authority}|{fine}|law|laws|legal|government|crime|locked'],
  ar: ['{authority}|{fine}'],
})

/** Of such sites a blackmailer speaks too, who threatens with no law. */
const accusesOfSites = phraseSignal(
  'threatens-law',
  { en: ['adult ..1 sites|websites|content'], ar: [] },
  { negations: 'denials', when: ({ words }) => occurs(words, AUTHORITIES) },
)

export const threatensLaw = firstOf(threatensLawInWords, accusesOfSites, summonsElsewhere)
