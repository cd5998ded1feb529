import { isFreeMail } from '../../entities/official.ts'
import type { Prepared } from '../../prepared.ts'
import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { loanElsewhere } from '../elsewhere/jobs.ts'

/** What an employer advances and keeps back from the salary, and what is taken from an account. */
const NO_LOAN: Phrases = {
  en: ['charged|debited|deducted|billed|withdrawn ..2 to|from ..1 your account'],
  ar: [
    'سلفة ..1 الموظف|الموظفة',
    'السلفة ..1 للموظف|للموظفة',
    'سلفة ..3 # ..1 درهم ..1 للموظف|للموظفة|الموظف|الموظفة',
    'سلفة ..6 خصم|خصمها|تخصم|استقطاع|استقطاعها ..2 راتب|رواتب',
    'سلفة ..4 راتب|رواتب الشهر',
  ],
}

/** Offers a loan to anybody, without checks. */
const easyLoanInWords = phraseSignal(
  'easy-loan',
  {
    en: [
      'loan|loans ..6 instant|approved|approval|guaranteed|bad|no|without|low|%|documents|collateral|salary',
      'instant|easy|quick|pre|guaranteed ..2 loan|loans|approved|credit',
      'bad credit',
      'approved|sanctioned ..4 loan|loans ..6 complete|pending|@link',
      'credited ..1 with ..1 @amount ..3 register|apply|click|@link|immediately',
      'loan|loans|finance|credit|cash ..6 without|no ..2 salary|documents|bank|guarantor|security|checks|aecb|transfer|statement|proof|collateral',
      'loan|loans ..4 up ..2 @amount|#',
      'personal|business|private|cash loan|loans|finance ..6 %|approval|approved|hours|minutes|today|fast|apply',
      'need|want ..2 loan',
      'offer|offers|offering|give|giving|provide ..3 fund|funds|finance|money|cash ..3 low interest|rate|rates',
      'loan|loans ..8 {app}|@phone|@link',
      'clear|settle ..3 al|credit ..3 etihad|bureau',
      'lender|financier|financing ..10 @amount|salary|account|today',
      '@amount ..4 in|to|into ..1 your account ..3 today|now|hours|minutes|hour',
      'without ..2 salary ..1 slip|certificate|transfer|proof|statement',
    ],
    ar: [
      'قرض|قروض|تمويل|سلفة ..5 فوري|سريع|بدون|ضمان|ضمانات|كفيل|موافقة|تحويل|لجميع|@phone|@link',
      'قرض|قروض|تمويل|سلفة|قرضك ..6 دون|كشف|راتب|مدراء|تمت|جاهز|دقائق|ساعة|الموافقة|بفائدة|حتى|يصل|لأصحاب|شخصي',
      'تسديد|سداد|نسدد ..1 قروض|القروض|قروضك|متعثرات|مديونيات|مديونيتك ..6 قرض|تمويل|استخراج',
      'هل ..2 تحتاج|تبحث ..3 قرض|تمويل|سلفة',
      'وافق|وافقنا|موافقة|اعتماد|اعتمدنا ..5 مرابحة|تمويل|قرض|سلفة ..3 #|@amount',
      'سداد ..1 قروض|ديون|القروض|المديونيات|متعثرات|تعثرات',
      'بدون|بلا ..1 شهادة|كشف|تحويل|ضمان|كفيل ..1 راتب|حساب|بنكي|كفيل',
    ],
    others: [
      'लोन|ऋण|कर्ज|loan|قرضہ|لون ..4 स्वीकृत|मंजूर|approved|sanction|pass|پاس|منظور',
      'loan|लोन|karza|qarza|कर्ज|قرضہ|قرض ..4 bina|bagair|बिना|بغیر|aaj|आज|آج|turant|foran|kaghaz',
      'bina|bagair|बिना|بغیر ..4 document|kaghaz|कागज़|کاغذات|کاغذ ..4 loan|लोन|قرضہ|karza|qarza',
      'qard|8ard|qardh|tamweel ..5 bdoon|bedoon|fawri|kashf|@amount|alf',
    ],
  },
  { negations: 'warnings', except: NO_LOAN },
)

const OFFERS = compile({
  en: [
    'i|we ..2 offer|give|grant|provide|lend|finance|fund ..8 loan|loans|financing|funding|project|projects',
    'do you ..3 need ..4 loan|loans|financing|funding',
    'loan|loans ..10 % ..1 interest|rate|annually',
  ],
  ar: ['نقدم|نمنح|نوفر|أقدم ..4 قرض|قروض|قروضا|تمويل', 'هل ..2 تحتاج|تبحث ..3 قرض|تمويل'],
})

/** Whether a lender writes from a free mailbox. */
export function lendsByMail({ headers: { from }, words }: Prepared): boolean {
  return isFreeMail(from?.host ?? '') && occurs(words, OFFERS)
}

export const easyLoan = firstOf(easyLoanInWords, loanElsewhere)
