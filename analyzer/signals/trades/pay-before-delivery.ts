import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { isBookedService } from './booked-service.ts'

/** What follows if nobody pays: a threat, and nothing to be had. */
const OR_ELSE: Phrases = {
  en: [
    'or|otherwise ..2 face|risk|lose|be|get|go ..2 ban|banned|fine|fined|court|police|arrest|arrested|jail|deported|deportation|blocked|legal|cancelled|double',
    'or|otherwise ..1 {block}|arrest|deportation',
  ],
  ar: [],
}

const RATES = compile({
  en: ['rate'],
  ar: ['سعر|ريت|صرف'],
  others: ['रेट|ریٹ'],
})

/** Who changes money by two private accounts gives nothing back, at a better rate than the exchange. */
const changesMoney = phraseSignal(
  'pay-before-delivery',
  {
    en: [
      '{transfer}|put|drop|give ..4 my|our ..2 account|wallet ..12 your|ur ..3 account|family|home|wallet',
    ],
    ar: ['{transfer}|حط|حطي|ودع ..4 حسابي|حسابنا|محفظتي ..12 حسابك|أهلك|لأهلك|بلدك|بلادك|حسابهم'],
    others: [
      'account|gcash|number ko ..12 gcash|account|bahay|pamilya mo',
      'mere|hamare|मेरे|हमारे|میرے|ہمارے ..2 account|khate|अकाउंट|खाते|اکاؤنٹ|کھاتے ..12 tumhare|aapke|apke|tere|तुम्हारे|आपके|تمہارے|آپ ..3 account|khate|ghar|अकाउंट|खाते|घर|اکاؤنٹ|کھاتے|گھر',
    ],
  },
  { negations: 'warnings', when: ({ words }) => occurs(words, RATES) },
)

const paysFirst = phraseSignal(
  'pay-before-delivery',
  {
    en: [
      'paypal|pp|zelle|venmo|revolut ..2 friends|f ..2 family|f|fam|only|first',
      'escrow|cargo|storage ..1 company ..14 days ..3 test|try|inspect ..2 it|car|vehicle|bike',
      'friends|family ..2 family|friends ..4 paypal|fees|only|please|pls|plz',
      'cant|can|cannot|wont|unable ..1 not|do ..1 inspection|inspections|viewing|viewings',
      'no|without viewing|viewings|inspection|inspections|collection ..14 deposit|bond|transfer|first|pay',
      'inspection|viewing|form|agent ..1 form fee ..2 #|@amount|is|of ..8 before|pay|paid|account|agent',
      'meet|give|keys|key|ship|deliver|release|hand|send ..8 once|when|after ..2 @amount|#|money|payment|deposit ..2 shows|appears|reaches|reflects|lands|arrives|clears ..2 my|our account|iban|wallet',
      'only|just ..2 cover|pay ..2 crate|flight|cage|airport|cargo|shipping ..8 @amount|#|shipping|cargo',
      'booking|advance|deposit ..2 #|@amount ..3 transfer|send|pay ..6 then|and ..4 brings|bring|delivers|deliver|comes|arrives',
      '{pay}|send|transfer|deposit ..5 first|advance|upfront|before|half|now ..8 {hand_over}|courier|cargo|shipping|book|hold|reserve|seller|collect',
      '{pay}|send|transfer ..4 my|this|our|bank|the account|iban|number|card|wallet ..8 and|then|i|after|once ..4 {hand_over}|qr|ticket|tickets|code|release|courier',
      'once|after|when|soon|as ..4 {pay}|transfer|deposit|paid|sent|payment|money|receipt ..8 {hand_over}|courier|release|book',
      '{hand_over} ..6 after|once|when|against|only ..4 {pay}|payment|transfer|deposit|receipt',
      'deposit|advance|half|@amount ..4 to ..2 hold|reserve|secure|book|keep ..5 {goods}|it|for|unit|one|you',
      'only ..3 {pay} ..5 delivery|shipping|transport|flight|cargo|insurance|crate|vaccine|courier|cage|papers',
      '{pay} ..2 shipping|clearing|port|transport|customs agent|company|office ..2 @amount|# ..2 and|then ..2 {hand_over}|brings|bring|delivers|he|they',
      'adopt|adoption|rehoming|puppy|puppies|kitten|kittens|cat|dog|parrot ..10 {pay}|fee|deposit|shipping|delivery|@amount ..5 {pay}|fee|deposit|shipping|delivery|transport|vaccination|only|first',
      '{goods} ..8 deposit|advance|half ..6 {pay}|transfer|send|reserve|hold|today|first|arrive|arrival',
      'selling ..8 {goods} ..10 transfer|send|pay|deposit ..5 account|iban|first|number',
      '{pay} ..3 now|first|month|half|ticket|deposit|full ..6 key|keys|comes|join|arrive|arrives|{hand_over}',
      '{pay}|transfer ..5 her|his|its|their ..2 ticket|visa|flight|papers|vaccination|shipping',
      'seat|seats|slot|place|ticket|tickets|package|group ..10 {pay}|transfer ..5 account|iban|number',
      '{pay}|transfer ..6 account|iban|number ..6 seat|seats|reserve|slot|ticket|tickets|secure',
      'free ..6 only|just ..2 {pay}',
      '{pay}|transfer|@amount ..6 {goods} ..3 comes|arrives|delivered|reaches|yours',
      'take over ..6 {pay}',
      '{pay} ..3 @amount|# ..2 now|first ..6 car|papers|keys|later',
      '{pay}|transfer ..2 @amount|#|deposit|half ..8 ad|listing|advert|off ..2 down|off',
      'deposit|@amount|payment ..6 before ..2 we|i|delivery|pickup|bring|they',
      'bank transfer only',
      'payment|transfer|pay|cash|deposit ..2 in|as advance|first|upfront|beforehand',
      'i|we|will email|send|forward|courier|ship ..3 pdf|qr|ticket|tickets|etickets|keys|papers|documents|files',
      'send|pay|transfer ..1 half|deposit|advance|@amount ..3 to ..1 book|reserve|hold|confirm|block|secure',
      'deposit|advance|@amount ..8 confirms|secures|reserves|guarantees ..3 booking|reservation|place|seat|it|date',
      'send|transfer|pay ..3 amount|money|# ..2 now|first|today ..6 because|before|or|otherwise',
      'outside ..2 site|app|airbnb|platform|website|booking',
      'location|address|keys|details|contract ..2 after|once ..1 payment|pay|transfer|deposit',
      'discount ..4 {pay} ..4 iban|account|cash|transfer',
      'free ..14 you ..1 just|only ..1 cover|pay|handle ..3 flight|crate|shipping|delivery|insurance|transport|courier|vaccination',
      'cover|pay ..2 flight|crate|shipping|courier|cargo ..8 pet|puppy|puppies|dog|kitten|insurance',
      'only ..2 delivery ..1 you ..1 pay',
      'movers|mover|moving|shippers|haulier|hauler|transporters|storage ..16 paid|pay|payment ..3 ahead|advance|upfront|before|first|zelle',
      'only|just ..2 pay|cover|take|bear|handle ..3 shipping|moving|movers|transport|delivery|crating|papers|freight ..2 cost|costs|fee|fees|crate|which|and|to|is',
      'ask|asks|ll|pay|paid ..2 only ..2 shipping|delivery|moving ..12 out|away|abroad|town|home|relocated|moved',
      'only|just ..2 cover|pay ..2 airport|flight|crate|shipping|delivery|vaccine ..2 transport|ticket|fee|cost|costs|by|before|first',
    ],
    ar: [
      '{pay}|{transfer} ..4 أولا|اول|قبل|مقدما|نصف|عربون|الحين ..6 {hand_over}|أرسل|نرسل|أطرش|بطرش|أبعث|هبعت|الشحن|التوصيل|الحجز|نحجز|أحجز',
      'بعد|عند|متى|أول ..2 {pay}|الدفع|التحويل|تحويل|تحول|الإيداع|المبلغ|الحوالة ..5 {hand_over}|أرسل|نرسل|ارسلك|أسلمك|أعطيك|أرسلها|ارسلها|بطرش|اطرش|يوصلك|توصلك',
      '{pay}|{transfer}|حول ..4 حسابي|رقمي|حسابنا|محفظتي ..8 {hand_over}|أرسل|ارسل|بطرش|أطرش|نرسل|اسلمك|التذكرة|التذاكر',
      'نوصلها|نوصله|أوصلها|أوصله|بوصلها|بوصله|نجيبها|بنجيبها|توصلك|توصلج ..4 إذا|اذا|لو|بس ..1 حولت|حولتي|تحول|تحولين|دفعت|دفعتي ..2 #|@amount',
      '{goods} ..8 عربون|مقدم|دفعة|نصف|تأمين ..5 {pay}|{transfer}|حول|للحجز|لحجز|حجز|قبل|اليوم|أولا',
      'للتبني|تبني|تبنى|جرو|قطة|قطط|كلب|ببغاء ..8 {pay}|رسوم|شحن|تكاليف|تطعيم|@amount ..4 {pay}|رسوم|شحن|تكاليف|نقل|فقط|أولا|تطعيم',
      'حول|ادفع|تحويل ..3 @amount|#|نصف|دفعة ..3 حق|قيمة|رسوم|ثمن|أجرة|لـ|مقدم|تأمين ..4 تذكرة|التذكرة|الشحن|النقل|التوصيل|الفيزا|ونرسل|ونوصل',
      'لحجز|احجز|حجز ..3 مقعدك|مكانك|تذكرتك|المقعد|التذكرة ..6 حول|ادفع|حسابي|دفع',
      'ادفع|حول ..4 حسابي ..4 لحجز|مقعدك|نحجز|مكانك|التذكرة',
      'حول|ادفع|ارسل|أرسل ..1 النصف|نصف|عربون|@amount|# ..3 لتأكيد|لحجز|للحجز|تأكيد|لتثبيت|حجز ..2 الحجز|الموعد|المكان|موعدك|مكانك',
      'عربون|مقدم|دفعة ..6 يأكد|يؤكد|يضمن|تأكيد|يثبت ..2 الحجز|المكان|الموعد|الوحدة',
      'خارج ..1 الموقع|التطبيق|المنصة',
      'الدفع|التحويل|دفع|تحويل ..2 مقدم|مقدما ..3 توصل|يوصل|بتوصل|بيوصل|توصلك|يوصلك ..1 عقب|بعد',
      'تحويل|حول|تحول|ادفع ..8 وببعتلك|ببعتلك|هبعتلك|وهبعتلك|وبطرشه|وبسوي|بطرشلك|وبطرش ..3 حجز|التذكرة|التذاكر|البي|ويا',
      'الفحص|المعاينة ما|مب|مش ..0 اقدر|نقدر|أقدر|يصير|ينفع|بقدر',
      'نقل|شحن|توصيل ..0 الحيوانات|حيوانات|القطط|الكلاب ..1 تطلب|طالبة|يطلبون|بتطلب ..1 #',
      'يدفع|تدفع|ادفع|ادفعي ..1 شهر|شهرين|شهور|أشهر ..1 مقدم|سلف ..3 الدور|دور',
      'أسلم|بسلم|ناخذ|ياخد|ياخذ|الدور|دور ..1 الدور|دور|الاول|التاني ..8 شهر|شهرين|شهور ..1 مقدم|سلف',
      'الموقع|اللوكيشن|العنوان|المفتاح|العقد ..1 بعد ..1 الدفع|التحويل|تحويل',
      'الدفع|التحويل|دفع|تحويل|مبلغ|المبلغ ..1 كامل|كاملا|بالكامل ..2 مقدم|مقدما|مسبقا|قبل ..4 تحويل|حساب|واتساب|نتقابل|نطرش|نرسل',
      'تحويل ..3 ما|لا|وما|ولا ..1 نقبل|نستلم|نستقبل|في|يوجد|عندنا ..1 دفع|الدفع|كاش ..2 مكتب|بالمكتب|المكتب',
      'تختارين|تختار|اختاري|اختار ..3 الصور|صور|الصورة ..6 تحولين|تحول|حولي|حجز|الحجز|وتوصلك|وتوصلج',
      'متوفر|متوفرة|باقي ..3 عاملات|خادمات|شغالات|مقاعد|تصاريح ..12 تحويل|تحولين|حولي|أونلاين|شخصي|حساب',
      'الدفع|التحويل|{pay} ..3 مقدم|مقدما|مسبق|مسبقا|كامل|كاملا|بالكامل ..1 والتوصيل|والشحن|والتسليم|ونوصل|وبنوصل|ونشحن|وبنطرش',
    ],
    others: ['shahr|shahrein|shahren|shohoor salaf|salafan'],
  },
  { negations: 'any', except: OR_ELSE, when: (content) => !isBookedService(content) },
)

const GIVEN_AWAY = compile({
  en: [
    'free|giving|gift|giveaway|donate|donating|rehome|rehoming|adoption|adopt|give ..6 away|out|home|piano|lover|someone|charge|loving|caring|new|it|them',
    'away|out ..2 for|at free|charge|cost',
  ],
  ar: [],
})
const OWNER_AWAY = compile({
  en: [
    'moved|relocated|relocating|moving|mission|missionary|abroad|overseas|widow|passed|late',
    'with ..2 mover|movers',
    'in storage',
    'out of ..1 town|state|country',
  ],
  ar: [],
})

/** A gift whose owner is elsewhere: what the movers get is the fraud. */
export const paysMovers = phraseSignal(
  'pay-before-delivery',
  {
    en: [
      'only|just|ask|asks ..6 shipping|moving|movers|transport|transportation|delivery|flight|freight|relocation ..2 cost|costs|fee|fees|charge|charges|crate|papers|as|which|and|@amount',
      'only|just ..3 pay|cover|take|handle|bear ..4 shipping|moving|movers|transport|transportation|delivery|flight',
      '{pay}|paid|care ..4 movers|mover|moving|shippers|haulier|transport|transporters|shipping',
      'need|needs|want|wants ..3 fee|payment|paid ..4 first|ahead|upfront|before|advance',
      'movers|mover|moving|shippers|haulier|hauler|transporters ..14 fee|paid|pay|payment|charge|address|mail|email|number',
    ],
    ar: [],
  },
  {
    negations: 'warnings',
    within: 'email',
    when: ({ words }) => occurs(words, GIVEN_AWAY) && occurs(words, OWNER_AWAY),
  },
)

/** Wants money for something that is sent only afterwards: a ticket, a pet, a car, a maid, a phone. */
export const payBeforeDelivery = firstOf(paysFirst, paysMovers, changesMoney)
