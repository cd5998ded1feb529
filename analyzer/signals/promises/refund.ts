import type { Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** What is got back there is no money: "استعادة كلمة المرور". */
const NO_MONEY: Phrases = {
  en: [],
  ar: [
    'استعادة|لاستعادة|استرجاع|لاسترجاع|استرداد ..1 كلمة|الوصول|الدخول',
    'استعادة|لاستعادة|استرجاع|لاسترجاع|استرداد حسابك|الحساب',
    // A sum that is due from the reader: "لديك مبلغ مستحق، ادفع الآن".
    'عليك|عليكم ..2 مبلغ|مبالغ|رصيد ..1 مستحق|مستحقة',
    'لديك|لديكم|لك|لكم ..1 مبلغ|مبالغ|رصيد ..2 مستحق|مستحقة ..4 ادفع|ادفعه|سدد|سدده|السداد|الدفع|للسداد|للدفع ..2 الآن|فورا|قبل|عبر|@link|لتفادي|لتجنب|اليوم|هنا|حالا|خلال',
  ],
}

/** Tells of money that is waiting to be paid back. */
export const refund = phraseSignal(
  'refund',
  {
    en: [
      'return|returns|refund|rebate ..3 of ..1 @amount ..3 not|couldnt|cannot ..2 processed|paid|released',
      'tax|income ..1 return|refund|rebate ..6 insufficient|incomplete|missing|couldnt ..6 update|confirm|@link',
      'refund ..6 pending|waiting|available|approved|eligible|owed|due|claim|@link|@amount|ready|process',
      'eligible|entitled|qualify|due|approved|owed ..5 refund|rebate|compensation|reimbursement|subsidy|grant|relief',
      'claim ..3 refund|rebate|compensation|cashback|subsidy',
      'overpaid|overcharged ..6 refund|bill|account',
      'you ..3 receive|get ..3 refund|compensation',
      'refund|refunded|rebate|cashback|compensation|reimbursement ..8 confirm|verify|card|details|scan|click|link|otp|enter|whatsapp|bank|account',
      'you|customers ..4 refund|refunded|rebate|compensation ..4 of ..2 @amount|#',
      'double|duplicate ..2 payment|charged ..6 refund',
      'recover|recovery|get|return ..4 lost|scammed|stolen|your ..3 money|funds|back|crypto|brokers ..6 scam|lost|brokers|broker|fraud|lawyer|lawyers|{fee}',
      'money|funds ..3 lost ..8 recover|recovery|lawyers|back|found',
      'for your refund',
      '{give}|receive|give|process ..2 the|your refund',
      'found|recovered|traced|located ..3 your ..3 money|funds|crypto|investment',
      'compensation ..4 victims|victim|for|of',
      'broker|scammer|scammers|company|thief|fraudsters ..3 who|that ..3 cheated|scammed|robbed|tricked|stole',
      'money|funds ..2 waiting|ready|recovered|back ..6 {pay}|fee|lawyer',
      'lawyers|lawyer|agents|experts ..2 of|for ..2 victims',
      'clients|victims ..4 got|get|received ..3 back',
      'stolen|lost crypto|money|funds|amount|bitcoin ..4 found|back|recovered|located',
      'got|get|gets ..3 all|it|everything|money ..1 back ..2 for|from',
      'recovers|recovering|recover|recovery ..2 funds|money|crypto|investment ..2 lost|from',
      'money ..1 is|comes back',
    ],
    ar: [
      'نرجع|بنرجع|نرجعلك|بنرجعلك|نسترد|بنسترد|نعيد ..3 خسارتك|خسائرك|خسارتكم|خسائركم',
      'رجعنا|رجع|أرجع|استرجعنا ..2 أموال|فلوس ..4 ضحية|ضحايا|متضرر|عميل',
      'استرداد|استرجاع|إرجاع ..4 مبلغ|المبلغ|أموالك|رسوم|@amount|قيمة|فاتورة|@link',
      'مبلغ|رصيد ..3 مسترد|مستردة|مستحق ..2 لك|لكم',
      'يحق|تستحق|مؤهل|لك ..4 استرداد|تعويض|دعم|منحة',
      'استرداد|استرجاع|إرجاع|استعادة|تعويض|مسترد|المسترد|مستردات|الاسترداد ..6 أدخل|ادخل|بطاقتك|بياناتك|الرابط|@link|تأكيد|امسح|حسابك|للحصول|لاستلامه|لاستلام',
      'لك|لديك|لديكم|لكم ..2 مبلغ|رصيد|استرداد|تعويض ..3 مسترد|مستحق|@amount|بقيمة|زائد|إضافي',
      'تعويض ..3 @amount|مبلغ|بقيمة',
      'نسترجع|استرجاع|نسترد|استرداد|نعيد ..3 أموالك|مالك|فلوسك|المبالغ|خسرتها ..6 شركات|نصب|احتيال|التداول|الوهمية|ضاعت|محامي',
      'أرجع|نرجع|يرجع|أعيد|نعيد ..2 لك|لكم ..2 المبلغ|فلوسك|مبلغ|أموالك',
      'لقينا|وجدنا|استرجعنا|عثرنا|استعدنا ..2 أموالك|فلوسك|أموال|المبالغ|مالك',
      'تعويض|تعويضات ..3 ضحايا|المتضررين|لك',
      'نصب|نصبوا|احتال|سرق|نصبت ..2 عليك|عليكم|أموالك',
      'فلوسك|أموالك|مالك ..2 جاهزة|رجعت|موجودة|محفوظة',
      'المبلغ|المبالغ|أموالك|فلوسك المسروق|المسروقة|الضائعة ..2 رجع|رجعت|موجود|وجدنا',
      'المسروق|المسروقة ..1 رجع|رجعت|موجود',
      'رجع|رجعلي|استرجع ..2 لي|لك|كل ..2 فلوسي|فلوسك|أموالي|خسرته',
      'فلوسك|أموالك ترجع',
    ],
    others: [
      'admissible|éligible|droit|bénéficier|bénéficiez ..6 remboursement',
      'remboursement ..8 @amount|disponible|attente|impôts|impôt|carte|accordé',
      'derecho|disponible|recibir ..4 reembolso|devolución',
      'reembolso|devolución ..6 @amount|disponible|pendiente|hacienda|tarjeta',
      'rimborso ..6 @amount|disponibile|spettante|spetta|attesa|carta',
      'rückerstattung|erstattung|rückzahlung|steuererstattung ..6 @amount|anspruch|berechtigt|bereit|karte|konto',
      'anspruch|berechtigt ..4 rückerstattung|erstattung|rückzahlung',
      'teruggave|terugbetaling|belastingteruggave ..6 @amount|recht|openstaande|klaar|rekening',
      'restituição|reembolso ..6 @amount|disponível|direito|pendente',
    ],
  },
  { negations: 'warnings', except: NO_MONEY },
)
