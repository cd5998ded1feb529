import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { accountElsewhere, salaryElsewhere } from '../elsewhere/accounts.ts'

/** What the reader is to bring up to date, and not what the writer has changed. */
const READERS_OWN: Phrases = {
  en: ['update|updating|updated|confirm|renew ..1 your ..3 details|information|account'],
  ar: [
    '{enter}|تجديد بياناتك|بياناتكم|معلوماتك|معلوماتكم|حسابك|حسابكم ..1 {bank}',
    'حسابك|حسابكم|بطاقتك ..2 التدقيق|تدقيق|المراجعة|مراجعة|مغلق',
  ],
}

const tellsNewAccount = phraseSignal(
  'changed-bank-account',
  {
    en: [
      'pdc|pdcs|cheques|cheque ..4 replaced|replace|substituted ..2 by|with ..4 transfer',
      'hold|cancel|keep|tear ..2 cheque|cheques|pdc|pdcs ..14 transfer|account|iban',
      'account|accounts ..2 in|under migration',
      'new|changed|updated|different|change|revised|alternative ..1 bank|banking|iban|beneficiary ..3 details|account|information|number|instructions|iban|bank|is',
      'bank|iban|banking|beneficiary ..3 details|account|information|number|instructions|iban|bank|have|has ..4 changed|updated|change|new|audit',
      '{pay}|payment|payments|transfer|invoice|invoices|remit|rent ..8 new|updated|below|different|following ..2 account|iban|bank|beneficiary',
      'deposit|balance|payment|invoice ..1 paid|sent|made|transferred ..1 to|into ..3 second|secondary|other|alternative|backup account|iban',
      'no longer ..5 old|previous|account|bank ..8 new|account|iban|use',
      'old|previous ..2 account|iban ..6 audit|closed|frozen|not|review',
      'old|previous|former|existing ..1 account|iban ..4 is ..1 inactive|dormant|blocked|restricted|suspended',
      'payments|invoices|dues|balances ..2 be ..1 moved|redirected|diverted|routed ..3 to ..4 iban|account',
      'school|nursery|clinic|building|landlord|supplier|management|association changed|changes ..1 its|their|the|his|her ..2 account|bank|iban',
      'bank|account|accounts ..3 under|in|undergoing ..2 audit|review|maintenance|reconciliation',
      '{pay}|remit|transfer|process ..4 invoice|invoices|bill|rent|balance ..5 to|into|in ..3 iban|account|bank ..2 below|new|following|from|number|details|attached',
      'from now on ..6 account|iban|bank|pay',
      'new account ..4 school|company|ae|office|supplier|landlord|below',
      'account ..3 ae #',
      'company|we|our|office|have|has ..2 changed|change|changing|switched|moved ..3 bank|banks|account|iban',
      'new iban',
      'new|changed|updated|revised|amended remittance details|instruction|instructions|advice',
      'client|trust|escrow|management|company|companys ..2 account ..6 has|have changed',
      'asked|wants|prefers ..4 route|divert|redirect ..3 to ..4 account',
      'salary|wages ..4 in|into|to ..1 my ..1 new|other|different account|iban',
      'new bank account|details',
      'payments|payment|invoices|remittance|remittances ..4 now|henceforth|onwards|future ..2 go|made|paid|sent|remitted|directed ..4 account|bank',
      'audit|audited|auditing|maintenance ..12 cant|cannot|unable|not ..2 receive|accept ..3 funds|payment|payments|transfer',
      'hold|withhold|pause|stop|delay|postpone ..3 payment|payments|transfer|transfers|remittance|remittances ..14 new|updated|revised|alternative|correct ..2 bank|banking|account|details|information|instructions',
      'hold ..3 payment|payments|remittance ..6 until|till ..6 details|account|instructions|advise|advised|confirm|update',
      'account|accounts ..5 audit|audited|auditing|tax|taxation ..3 check|inspection|audit|review|process ..12 {pay}|remit|transfer|payment|details',
      '{pay}|remit|transfer|send|payment|payments ..4 president|presidents|directors|bosss|subsidiary|subsidiarys|sister|partners|agents|affiliate|offshore|personal ..2 account',
      'new|other|alternative|different|subsidiary ..2 bank|account|banking ..2 details|information|coordinates ..3 follow|shortly|forwarded|provided|sent|advise',
      'new account details|number|iban',
      '{transfer}|pay ..3 rent|invoice|dues|fees|salary ..5 to ..2 this|new|another|different ..2 account|iban|number',
      'landlord|supplier|owner|vendor|agent ..3 changed|new',
      'changed|changing|change|modification|modified ..4 our|the ..1 rent|rental ..1 payment|payments|method|procedure',
    ],
    ar: [
      'إلغاء|إيقاف|استبدال|سحب ..1 شيك|شيكات ..8 تحويل|بتحويل|حوالة|إيداع ..6 حساب',
      'السداد|الدفع|سداد|دفع ..3 حسابها|حسابه|حساب ..3 ليس|لا|بدل|بدلا ..1 عبر|من|عن ..1 البوابة|التطبيق|الموقع|المنصة',
      'الدفعة|الدفعات|المدفوعات|الفاتورة|الفواتير ..2 القادمة|المقبلة|التالية ..3 حساب|آيبان ..2 المدير|الشخصي|شخصي|المحاسب|المالك|آخر|بديل',
      'حسابنا|حساب|آيبان|ايبان|بيانات|الحساب|تفاصيل ..3 البنكي|بنكي|الجديد|جديد|المصرفي|الدفع|التحويل ..3 الجديد|جديد|تغير|تم|تغيرت|تغيير|محدث|المحدث|الجديدة|جديدة',
      'تغيير|تحديث|تغير|غيرنا|حدثنا|تبديل|تغيرت ..3 حسابنا|الحساب|حساب|الآيبان|آيبان|البنك|بيانات ..3 البنكي|البنكية|بنكي|المصرفي|لدينا|الجديد|البنك',
      '{pay}|{transfer}|تحويل|حول|الفاتورة ..6 الحساب|حساب|آيبان|الآيبان ..2 الجديد|جديد|البديل',
      'فاتورة|الفاتورة|فواتير|الفواتير|الدفعة|الدفعات|الإيجار|إيجار|المورد ..8 الحساب|حساب|آيبان|الآيبان ..2 التالي|أدناه',
      'حسابنا|البنك|الحساب ..3 التدقيق|تدقيق|المراجعة|مراجعة|مغلق',
      'القسط|قسط|الرسوم|رسوم|الأقساط ..4 إلى|الى|على ..1 حساب|آيبان ..1 المنسقة|المنسق|المشرفة|المشرف|المديرة|المحاسبة|المعلمة|السكرتيرة',
      'تغيير|تحديث|تغير|لتغيير ..1 النظام المالي|المحاسبي ..8 حساب|آيبان|الحساب',
      'غيرنا|بدلنا|تغير|تغيير ..1 البنك|الآيبان|حسابنا|الحساب|بنك',
      'آيبان|ايبان|حساب|الآيبان|الحساب ..0 الجديد|جديد',
      'تغيير|تغيرت|تغير|تعديل|غيرنا ..3 طريقة|آلية|إجراءات ..1 دفع|سداد|تحويل ..2 الإيجار|الإيجارات',
      'إيجار|الإيجار|الفاتورة|الرسوم ..5 على|إلى|الى ..2 حساب|الحساب ..2 جديد|الجديد|آخر|ثاني',
    ],
  },
  { negations: 'denials', except: READERS_OWN },
)

/** "Do not use the old one": the denial belongs to the story. */
const closesOldAccount = phraseSignal(
  'changed-bank-account',
  {
    en: [
      'dont|not ..1 use|pay|send|transfer ..3 company|old|previous|office|usual account|iban ..20 account|iban|number|card',
      'dont|not ..1 use|pay|send|transfer ..3 company|old|previous|office|usual account|iban ..6 problem|closed|issue|audit|frozen',
      'cant|cannot|unable|not ..3 receive|accept ..3 funds|payment|payments|money|transfer|transfers ..3 usual|old|current|previous|existing ..1 account|bank',
      'bank ..2 closed|closing|blocked|froze ..2 old|previous|account|one',
      'old|previous|company account|iban|one ..3 closed|frozen|blocked|problem ..8 {transfer}|pay|account',
    ],
    ar: [
      'لا ..1 تحول|تحولوا|تستخدم|تدفع ..4 حساب|الحساب ..1 القديم|الشركة|السابق ..12 حساب|الحساب|آيبان',
    ],
  },
  { negations: 'warnings' },
)

/** Somebody asks in an employee's name that his salary go elsewhere: "I would like to change my direct deposit". */
const movesSalary = phraseSignal(
  'changed-bank-account',
  {
    en: [
      'change|update|modify|amend|switch|edit ..3 my ..1 direct deposit',
      'change|update|modify|amend|switch|edit ..3 my ..2 payroll|salary|wage|wages|paycheck|pay ..1 account|bank|details|information|info',
      'change|update|modify|amend|switch|edit ..3 my ..1 bank|banking|account ..2 details|information|account|info ..4 payroll|salary|wage|wages|file|hr',
      'new ..2 account ..6 my ..2 salary|wage|wages|paycheck|pay',
    ],
    ar: ['تعديل|تغيير|تحديث|تبديل|أعدل|أغير|أحدث|أبدل ..5 براتبي|راتبي|لراتبي'],
  },
  { negations: 'warnings' },
)

/** He who is on the payroll has a form or a page for it, and can be met. */
const IN_PERSON = compile({
  en: [
    'put|logged|entered|made|submitted|filled|did|changed|updated|request ..6 in|into|through|via|on ..2 portal|self|system|workday|form|app',
    'bring|drop|hand|come|stop ..3 in|by|down|over|round|form',
    'in person',
    'pigeonhole|stamped|extension|ext',
    'you|your ..1 name|mail ..2 asking|asked',
    'employees|all staff',
    'your direct deposit',
  ],
  ar: [],
})
const OWN_PAY = compile({ en: ['my|me|i|mine'], ar: [] })
const MOST_WORDS = 110

/** The same asked in other words, by mail and in a few lines. */
const movesSalaryByMail = phraseSignal(
  'changed-bank-account',
  {
    en: [
      'changing|updating|switching|moving|replacing ..3 my ..1 direct deposit',
      'changing|updating|switching|moving|replacing ..3 my ..2 bank|banking|account|payroll|salary ..3 details|information|account|info|payroll',
      'like|want|wish|need ..3 paycheck|paycheque|salary|wages|payroll|pay ..3 deposited|paid|sent|redirected|credited ..4 new|different|another account|bank',
      'changed|switched|switching|changing ..1 bank|banks ..6 like|want|wish|need|please ..8 paycheck|paycheque|salary|payroll|deposit|pay',
      'how|can|could ..5 details|account|bank|deposit|information ..2 changed|updated|replaced|switched ..5 pay|payroll|salary|paycheck',
      'can|could|will|would ..4 change|update|switch|it ..2 take|be ..2 effect|effective|reflected ..6 pay|payroll|payday|paycheck|salary',
      'change|update|switch|replace|modify|amend ..3 my|the ..2 bank|account|deposit|banking ..2 on file',
      'change|update|switch|replace|move|redirect ..3 account|bank ..3 my ..1 pay|salary|wages|paycheck ..2 goes|is|gets|paid|deposited|sent|lands',
      'my ..1 direct deposit ..3 moved|changed|switched|updated|redirected|sent|replaced|transferred',
      'have|had|get|want ..2 my ..1 wages|salary|pay|paycheck ..2 paid|sent|deposited|moved|redirected ..3 there|new|another|different',
      'what|which ..6 need|required|needed ..4 me|my ..12 salary|wages|pay|paycheck|deposit|payroll',
      'direct deposit|deposits ..8 new|different|another|changed|change|update|switch ..3 bank|account|form|information|info|details',
      'new|different|another|changed|change|update|switch ..2 bank|account|banks ..8 direct deposit',
      'payroll|salary|paycheck|pay ..2 bank|account ..2 info|information|details ..6 former|old|previous|closed|inactive|active|updated|update|change',
      'change|update|switch|replace ..3 bank|account|dd|deposit ..3 which|that|where ..2 my ..1 salary|pay|paycheck|wages',
      'where|which ..2 my ..1 salary|pay|paycheck|wages ..3 goes|paid|deposited|sent|lands ..8 change|update|switch|new',
      'my|old ..2 account|card|bank ..4 closed|compromised|inactive|blocked ..14 payroll|paycheck|paycheque|payday|pay ..1 run|completed|processed|date|period',
      'change|update|switch|replace|set ..2 my ..2 direct deposit',
    ],
    ar: [],
  },
  {
    negations: 'warnings',
    within: 'email',
    when: ({ words }) =>
      words.tokens.length <= MOST_WORDS && occurs(words, OWN_PAY) && !occurs(words, IN_PERSON),
  },
)

/** Tells of a new bank account that bills are to be paid to. */
export const changedBankAccount = firstOf(
  tellsNewAccount,
  closesOldAccount,
  movesSalary,
  movesSalaryByMail,
  accountElsewhere,
  salaryElsewhere,
)
