import type { Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { muleElsewhere } from '../elsewhere/accounts.ts'

/**
 * Somebody's money is to go to a "safe" account, or to the writer's own, or he is to say to which one he wants to be paid: his
 * account is not to be used.
 */
const NOT_LENT: Phrases = {
  en: [
    '{transfer} ..1 your ..2 balance|money|savings|funds|deposit ..4 account|wallet',
    'account|iban|card number|numbers|no|detail|details',
  ],
  ar: ['حسابي|بطاقتي|حسابنا', 'رقم|أرقام|تفاصيل|بيانات|آيبان ..1 حساب|حسابات|بطاقة'],
}

/** Wants the use of somebody else's account, card or phone line to pass money through. */
const asksToLendAccountInWords = phraseSignal(
  'asks-to-lend-account',
  {
    en: [
      'atm|debit|bank ..1 card|cards ..4 take|pay|give|rent ..1 #|@amount ..1 a|per|each|every ..0 monthly|month|weekly|week',
      'send|transfer|pay|put ..3 to|into|in yours|urs ..3 keep|take ..1 #|@amount|some',
      'payments|bookings|transfers|money ..6 come|drop|enter|land ..2 for|in|into|on your|ur ..1 side|account|acc|line ..6 keep|carry|take|forward',
      'rent|rents|renting|sell|selling|lend ..2 out|ur|your ..3 bank|ur ..1 acct|account|accounts|acc ..12 get|earn|paid|card|pin|login|week|month|@amount|#',
      'revolut|monzo|chase|cashapp|zelle|wise|bank|barclays ..4 holders|holder|accounts|account ..10 drop|flip|keep|split|cut|share',
      'need|want|looking|buying|buy ..2 sim|sims ..6 pay|paying|each|per|@amount|#',
      'pay|paying|give ..2 #|@amount ..3 for|per|each ..1 each|every|per|one ..1 sim|sims',
      'receive|receiving|accept ..3 parcels|packages|parcel|package ..8 reship|reshipping|forward|relabel|repack',
      'reship|reshipping|relabel',
      'check|cheque ..6 deposit ..10 buy|purchase|order|vendor|equipment',
      'send|mail|issue|sent ..3 check|cheque ..8 equipment|vendor|materials|laptop|software|workstation',
      'payments|payment|money|funds ..3 land|arrive|come|go ..2 in|into your ..1 account ..8 keep|withdraw|forward',
      'account ..1 holder|holders ..6 take|receive|accept|collect ..4 funds|payments|payment|money|transfers ..6 forward|send|pass|transfer|keep|yours|%',
      'withdraw|cash ..6 hand|give|pass|bring|deliver ..6 keep ..2 @amount|#|%|share|commission',
      'lend|rent|borrow|use|using|sell|buy|give|loan|need ..3 your|bank|ur|someones ..3 account|accounts|atm|card|sim|iban|whatsapp ..8 days|day|week|month|salary|transfer|receive|money|commission|percent|%|@amount|payment|payments|funds|share|keep|rent|for|come',
      '{receive} ..5 payments|payment|money|funds|transfers|transfer|deposits ..4 into|in|to|through|on ..3 your ..3 account|card|iban ..10 forward|send|keep|transfer|commission|%|withdraw|percent|pass',
      'accept|process|handle ..3 payments|transfers|deposits ..5 your ..3 account ..10 keep|commission|%|forward',
      'keep ..3 # % ..6 rest|remaining|forward|send|transfer|each|every',
      'keep ..3 @amount ..4 send|forward|transfer ..3 rest',
      'open ..3 account ..4 your name ..8 commission|pay|@amount|give|salary',
      'receive|receiving|accept|collect ..3 payments|payment|money|funds|transfers|deposits ..4 forward|forwarding|send|transfer|pass|withdraw',
      'receive|receiving|accept|collect ..3 payments|payment|money|funds|transfers|deposits ..4 keep ..2 #|%|commission|share',
      'rent|buy|need|want|looking|use|borrow|lend ..5 account|accounts|bank|atm|debit ..2 card|account|accounts|holders|holder|rent|with ..6 earn|pay|paid|get|day|daily|week|commission|%|@amount|percent|receive',
      'keep ..2 # ..4 forward|send|transfer|give ..2 rest|remaining|balance',
      'account|accounts ..6 {earn} ..8 receiving|passing|transfers|forwarding',
      'you|u ..1 take|keep|get ..2 #|@amount ..2 for ..1 urself|yourself ..4 give|return|bring|send|hand|pass ..1 me|us|back ..3 rest|remaining|balance',
      'give|lend|borrow|loan ..2 atm|debit ..1 card ..1 for ..2 day|days|week|weeks|month|months',
      'need|want|take|buy|get|open ..4 sim|sims|simcard|simcards|line|lines ..6 on|in|with|under ..1 your ..1 name|emirates|id|passport ..8 cash|pay|each|@amount|dhs|aed|money',
      'your|ur ..1 name|emirates|id ..8 sim|sims|lines ..8 cash|pay|each|dhs|aed',
      'rent|buy|need|want|hire|sell ..3 current|corporate|savings|linkedin|facebook|ads|upwork|wise|payoneer ..2 account|accounts ..14 commission|usdt|sim|netbanking|kit|limit|name|rent|statement',
      'keep ..2 your ..2 card|atm ..2 with us|me',
      'packages|parcels|package|parcel ..6 your ..1 name|address ..10 label|forward|reship|relabel|stick|ship',
      'money|cash|payments|deposits ..4 enter|enters|drop|land ..2 your ..2 account|momo|mpesa|opay|line|wallet ..10 send|forward|keep|withdraw|cut|yours',
      'loan|phone|phones|laptop|contract|finance|credit ..6 your name ..10 we|i ..2 pay|buy|cash|sell|handle|settle',
      'your ..1 name ..6 loan|phones|phone|contract|credit|finance ..8 cash|split|cut|half|share',
    ],
    ar: [
      'أجر|أجّر|اجر|نبي|نشتري|بنشتري|مطلوب ..2 حساب|حسابك|حسابات ..2 بنك|البنكي|بنكي|بنكية ..12 #|@amount|كاش|شهر|الدخول|نعطيك',
      'استلم|تستلم|هيتحولك|بيتحولك|ينزل|هينزل ..10 خدلك|خذ|لك|خلي ..6 وسلمه|وتسلمه|وسلم|واسحب|وتنطيها|والباقي|الباقي',
      'حسابك|حسابج ..4 #|@amount|ألف|آلاف ..8 تسحبها|تسحبه|تسحبينها|اسحبها|اسحبيها ..2 وتسلمها|تسلمها|وتسلمه|وسلمها|وتعطيها|تعطيها|وتعطيه',
      'تستلم|استلم ..4 حوالات|تحويلات ..6 باسمك|بحسابك ..8 وتنطيها|وتسلمها|وتحولها|تسلمها',
      'حسابات|حساب ..2 بنكية|بنكي ..3 يستقبلون|تستقبل|يستقبل|نستقبل|يستلمون|تستلم ..3 فلوس|أموال|حوالات|مبالغ|تحويلات',
      'افتح|تفتح|نفتح|افتحي ..2 حساب|حسابات ..2 باسمك|باسمج|باسمكم ..12 البطاقة|الشريحة|كاش|@amount|درهم|عمولة',
      'حسابك|بطاقتك|حساب ..3 البنكي|بنكي|بطاقتك|يومين|أيام|ايام|اسبوع|شهر|لاستلام|لاستقبال|لتحويل ..6 {earn}|عمولة|مقابل|نسبة|اعطيك|أعطيك|بعطيك|لك|خذ|@amount|%',
      'سلفني|اعطني|عيرني|استخدم|نستخدم|استعمل|نأجر|استئجار|تأجير|نستأجر|استأجر|أجرنا|اجر|نشتري|عطني|أعرني|تعيرني ..2 حسابك|بطاقتك|شريحتك|حسابات',
      'استقبل|تستقبل|استلم|تستلم|استقبال|استلام ..4 تحويلات|مبالغ|أموال|حوالات|مبلغ|دفعات|حوالة ..4 حسابك ..8 حول|تحول|ارسل|ترسل|عمولة|نسبة|احتفظ|تحتفظ|اسحب|تسحب',
      'حساب|حسابات|بطاقات|بطاقة ..2 بنكية|بنكي|بنكيه|صراف ..4 استقبال|لاستقبال|استلام|لاستلام|للإيجار|إيجار|مقابل|لتمرير|للبيع',
      'حساب|حسابات|بطاقتك|حسابك ..8 مقابل ..2 عمولة|نسبة|مبلغ|@amount|#',
      'حساب ..2 بنكي|بنكية ..6 {earn}|اكسب|عمولة ..8 حوالات|تحويلات|تستلم|وتحولها',
      'بتنزل|تنزل|ينزل|بينزل|يدخل|بدخل|تدخل|بحط|نحط ..2 ع|على|في|لى|عحسابك|بحسابك|حسابك|لحسابك ..6 كاش|وتسحب|تسحب|بتسحب|نسبة|عمولة|وإلك|ولك|إلك|تعطيني|وتعطيني|بتعطيني|تسحبها|تسحبهم',
      'تستقبل|تستلم|استقبل|يستقبل ..2 حوالات|تحويلات|مبالغ|حوالة ..3 زباين|زبائن|عملاء|الشركة|شركة|ناس',
      'تستقبل|تستلم|استقبال|استلام ..2 حوالات|حوالة|تحويلات|مبالغ|أموال|دفعات ..6 ولك|نسبة|نسبتك|عمولتك|تحتفظ|احتفظ|%',
      'طلع|تطلع|طلعلي|تطلعلي|تطلعين|استخرج|تستخرج|خذ|خذلي|تفتح ..3 شريحة|شرايح|شرائح|خط|خطوط|خطين|شريحتين ..3 باسمك|باسمج|بهويتك|بهويتج',
      'يدخلوك|يدخلولك|يدخل|يدخلك|تدخلك|يجوك|يجيك|يجيلك|هيجيلك|هيجيك|بيجيك|توصلك|يوصلك|بيوصلك|هتوصلك|تجيك|تنزلك|ينزلك|هينزلك|ننزلك|ننزل|نحولك|نحول|هنحولك|تستقبل|تستلم|تستقبلي|تستلمي|تستلمين|تستقبلين|بتستقبل|بتستلم|هتستقبل|هتستلم|نصيفطو|كيوصلك|كيدخلو|نبعثلك|نرسلك ..3 دراهم|فلوس|تحويلات|تحويل|حوالة|حوالات|مبالغ|مبلغ|مصاري|باراه|دفعات|باره|صوارد ..10 تعاود|تحول|تحولها|تحولهم|وتحولها|تبعثهم|تبعتها|تبعتهم|تصيفطهم|تصيفطها|تسحب|وتسحبها|بتسحب|بتسحبها|تسلم|وتسلمها|بتسلمها|ترسلها|ترجعها|تدزها|توصلها|تطلعها|تخرجهم|تجيبها|تعطيها|تنطيها|اسحب|وحولها ..12 %|بالمية|المية|نسبة|لك|ليك|لج|إلك|الك|والك|ولك|تاخد|تاخذ|تأخذ|وتاخد|وتاخذ|عمولة|خليلك|يومية|كل|تخلي|تقعد',
      '%|بالمية|المية|نسبة|لك|ليك|لج|إلك|الك|والك|ولك|تاخد|تاخذ|تأخذ|وتاخد|وتاخذ|عمولة|خليلك|يومية|كل|تخلي|تقعد ..8 يدخلوك|يدخلولك|يدخل|يدخلك|تدخلك|يجوك|يجيك|يجيلك|هيجيلك|هيجيك|بيجيك|توصلك|يوصلك|بيوصلك|هتوصلك|تجيك|تنزلك|ينزلك|هينزلك|ننزلك|ننزل|نحولك|نحول|هنحولك|تستقبل|تستلم|تستقبلي|تستلمي|تستلمين|تستقبلين|بتستقبل|بتستلم|هتستقبل|هتستلم|نصيفطو|كيوصلك|كيدخلو|نبعثلك|نرسلك ..3 دراهم|فلوس|تحويلات|تحويل|حوالة|حوالات|مبالغ|مبلغ|مصاري|باراه|دفعات|باره|صوارد ..8 تعاود|تحول|تحولها|تحولهم|وتحولها|تبعثهم|تبعتها|تبعتهم|تصيفطهم|تصيفطها|تسحب|وتسحبها|بتسحب|بتسحبها|تسلم|وتسلمها|بتسلمها|ترسلها|ترجعها|تدزها|توصلها|تطلعها|تخرجهم|تجيبها|تعطيها|تنطيها|اسحب|وحولها',
      'يدخلوك|يدخلولك|يدخل|يدخلك|تدخلك|يجوك|يجيك|يجيلك|هيجيلك|هيجيك|بيجيك|توصلك|يوصلك|بيوصلك|هتوصلك|تجيك|تنزلك|ينزلك|هينزلك|ننزلك|ننزل|نحولك|نحول|هنحولك|تستقبل|تستلم|تستقبلي|تستلمي|تستلمين|تستقبلين|بتستقبل|بتستلم|هتستقبل|هتستلم|نصيفطو|كيوصلك|كيدخلو|نبعثلك|نرسلك ..3 دراهم|فلوس|تحويلات|تحويل|حوالة|حوالات|مبالغ|مبلغ|مصاري|باراه|دفعات|باره|صوارد ..2 حسابك|حسابه|محفظتك|خطك|رقمك ..3 تعاود|تحول|تحولها|تحولهم|وتحولها|تبعثهم|تبعتها|تبعتهم|تصيفطهم|تصيفطها|تسحب|وتسحبها|بتسحب|بتسحبها|تسلم|وتسلمها|بتسلمها|ترسلها|ترجعها|تدزها|توصلها|تطلعها|تخرجهم|تجيبها|تعطيها|تنطيها|اسحب|وحولها|يحولها|ويحولها|يحتفظ',
      'نشتري|نفتح|بنفتح|افتحلك|أفتحلك|نفتحلك|نطلع|تفتح|افتح ..4 حساب|شركة|رخص|رخصة|محفظة|سجل ..4 باسمك|باسمج ..14 راتب|شهري|شهر|نايم|لك|الك|إلك|وتستلم|تستلم|كارت|الكارت|البطاقة',
      'شريحة|شرائح|شرايح|خطوط|خط ..4 باسمك|باسمج|ببطاقتك|بهويتك ..10 وخد|وخذ|وتاخد|وتاخذ|على|كل|وادهالي|وجيبها|وسلمها|وعطنا|ونعطيك',
      'شرائح|شرايح|شريحة|خطوط|سيم|سيمات|خط|بوسات|ايفونات|ايفون|أجهزة|جوالات|جوال|موبايلات|تقسيط|قرض|قروض|كريدي|تمويل|سيارة|تمارا|تابي ..6 باسمك|باسمج|بأسمك|باسمكم|بسميتك|سميتك|بهويتك|ببطاقتك ..14 نشتري|نشتريها|ناخذ|ناخذها|كاش|نعطيك|نعطيج|ولك|لك|وتاخذ|سيولة|نسدد|نقسم|نخلصوك|كاشك|ليك|وخذ',
      'نشتري|اشتري|أشتري|نبي|نبغى|نحتاج|محتاج|محتاجين|بدنا|خاصنا|نستأجر|نستاجر|نأجر|نستأجرها|كاري|نكريو|نكري ..3 شرائح|شرايح|شريحة|خطوط|خط|محفظة|محافظ|حساب|حسابات|حسابك|كي|كارد|ماستر|بطاقة|بطاقتك|سيمات ..8 باسمك|باسمج|سيم|السيم|السري|تنطيني|تعطينا|تسلمنا|تنطينا|نستخدمه|نستعمله|نستخدمها|نستأجرها|تستعمله|حوالات|تحويلات',
      'محفظة|محافظ|حساب|كي|ماستر|محفظتك ..5 باسمك|باسمج ..4 نستأجرها|نستأجره|نستاجرها|نستاجره|نأجرها|نشتريها|نستخدمها|نستخدمه|نكريوها',
      'اكتتب|نكتتب|أكتتب|اكتتاب ..3 باسمك|بأسماء|باسماء|واسماء|اسماء',
      'تنطيني|تعطيني|تعطينا|تسلمنا|تنطينا|عطنا|عطينا|تسلمني ..4 سيم|شريحة|السري|البطاقة|الكارت ..4 والشريحة|الشريحة|السيم|والسيم|السري|والسري|والهوية|وتنساها|تنساه',
      'عنده|عندك|معاهم|معاك|عندو|عندهم ..2 حساب|محفظة|محافظ|حسابات ..8 تستقبل|تستلم|بتستقبل|بتستلم|يستقبل|يستلم|هيجيلك|يدخلوك|يجيك|نحول|ننزل ..3 دراهم|فلوس|تحويلات|تحويل|حوالة|حوالات|مبالغ|مبلغ|مصاري|باراه|دفعات|باره|صوارد',
    ],
    others: [
      'картами|карты|карта|счета|счетами ..3 приема|прием|принимать|обнала',
      'tere|tumhare|aapke|apke|आपके|तेरे|तुम्हारे|آپ|تمہارے ..1 account|khate|khata|खाते|अकाउंट|اکاؤنٹ me|mein|में|میں ..4 aayega|aayenge|aaega|आएगा|आएंगे|آئے ..6 nikal|nikaal|निकाल|نکال ..6 de|dena|दे|देना|دے|دینا',
      'ajjerni|ajerni ..2 7esabek|7esabak|hesabak',
      'khata|account|atm|खाता|اکاؤنٹ ..6 kiraye|kiraya|किराये|किराए|کرائے|کرایہ pe|par|पर|پر|chahiye|do|do',
      'sim|sims ..3 apke|aapke|tumhare|apne naam',
      'apne|tum|aap|tu ..2 liye|paas|pass ..1 # ..2 rakh|rakho|rakhna|rakhlo|rakhein ..3 baaki|baki|baqi ..3 mujhe|mujhko|hume|humein|hamein ..3 de|dena|dedo|wapas|bhej|bhejo',
      'अपने|तुम|आप ..2 लिए|पास ..1 # ..2 रख|रखो|रखना|रखें ..3 बाकी|बाक़ी ..3 मुझे|हमें ..3 दे|देना|दो|दें|वापस|भेज',
      'اپنے|تم|آپ ..2 لیے|پاس ..1 # ..2 رکھ|رکھو|رکھنا|رکھیں ..3 باقی ..3 مجھے|ہمیں ..3 دے|دینا|دو|دیں|واپس|بھیج',
      'uupahan|rerentahan|paupahan|ipaupa|paupa|paarkila|aarkilahin ..3 account|atm|gcash|sim|debit',
      'account ..4 paisa|paise|amount ..3 aayega|aaega|ayega|aega ..8 commission|percent|%|nikal|cash|de',
    ],
  },
  { negations: 'any', except: NOT_LENT },
)

export const asksToLendAccount = firstOf(asksToLendAccountInWords, muleElsewhere)
