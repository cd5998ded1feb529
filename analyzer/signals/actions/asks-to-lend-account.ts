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
      'need|want|take|buy|get|open ..4 sim|sims|simcard|simcards|line|lines ..6 on|in|with|under ..1 your ..1 name|emirates|id|passport ..8 cash|pay|each|@amount|dhs|aed|money',
      'your|ur ..1 name|emirates|id ..8 sim|sims|lines ..8 cash|pay|each|dhs|aed',
    ],
    ar: [
      'أجر|أجّر|اجر|نبي|نشتري|بنشتري|مطلوب ..2 حساب|حسابك|حسابات ..2 بنك|البنكي|بنكي|بنكية ..12 #|@amount|كاش|شهر|الدخول|نعطيك',
      'استلم|تستلم|هيتحولك|بيتحولك|ينزل|هينزل ..10 خدلك|خذ|لك|خلي ..6 وسلمه|وتسلمه|وسلم|واسحب|وتنطيها|والباقي|الباقي',
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
    ],
    others: [
      'картами|карты|карта|счета|счетами ..3 приема|прием|принимать|обнала',
      'tere|tumhare|aapke|apke|आपके|तेरे|तुम्हारे|آپ|تمہارے ..1 account|khate|khata|खाते|अकाउंट|اکاؤنٹ me|mein|में|میں ..4 aayega|aayenge|aaega|आएगा|आएंगे|آئے ..6 nikal|nikaal|निकाल|نکال ..6 de|dena|दे|देना|دے|دینا',
      'ajjerni|ajerni ..2 7esabek|7esabak|hesabak',
      'khata|account|atm|खाता|اکاؤنٹ ..6 kiraye|kiraya|किराये|किराए|کرائے|کرایہ pe|par|पर|پر|chahiye|do|do',
      'sim|sims ..3 apke|aapke|tumhare|apne naam',
      'account ..4 paisa|paise|amount ..3 aayega|aaega|ayega|aega ..8 commission|percent|%|nikal|cash|de',
    ],
  },
  { negations: 'any', except: NOT_LENT },
)

export const asksToLendAccount = firstOf(asksToLendAccountInWords, muleElsewhere)
