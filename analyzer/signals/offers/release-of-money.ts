import type { Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'
import { isPaidAtTheDoor } from './paid-at-the-door.ts'

/** What a bank keeps back or notes, a company collects for its bill, an insurer takes off, and nobody is asked. */
export const KEPT_BACK: Phrases = {
  en: [
    'fee|fees|charge|charges ..3 deducted|cut|taken|adjusted ..2 from',
    'we|well|will ..1 collect',
    'no claim|claims bonus|discount',
    'atm|pos withdrawal|withdrawals',
    'never|not|dont|wont ..2 ask|asks|request|require ..4 deposit|fee|fees|tax|payment ..3 to|before {release}',
  ],
  ar: ['رسوم|الرسوم|عمولة ..3 تخصم|تستقطع|خصمها ..2 من'],
}

/** Wants a tax, a fee or a deposit before money, profit or winnings are paid out. */
export const releaseOfMoney = phraseSignal(
  'release-of-money',
  {
    en: [
      '{pay} ..4 tax|fee|fees|commission|duty ..3 before|so|then ..4 wallet|funds|balance|platform|withdrawal ..3 open|opens|opened|unlocks|unlocked|released',
      'tax|fee|fees|commission ..8 otherwise|or|else ..8 burned|burnt|confiscated|seized',
      'top|recharge|deposit|clear ..8 to|then|and|before ..4 withdraw|withdrawal|unlock|unfreeze ..3 all|everything|#|@amount',
      'to|before|for|and ..2 {release} ..5 {balance} ..8 {pay}|deposit|tax|fee|fees|margin|verify|@amount|top|activate|upgrade|%',
      '{pay}|recharge|tax|fee|margin ..8 to|before|and|then|so ..3 {release} ..5 {balance}|it|your|them',
      '{release} ..3 {balance} ..8 tax|fee|fees|margin|commission|deposit|insurance ..5 {pay}|@amount|%|first|required',
      '{balance}|fee|fees ..6 cannot|not|only|be|is|are ..3 {release} ..8 {pay}|tax|fee|deposit|margin|until|unless',
      'recharge|deposit|topup ..3 @amount|#|usdt ..8 {release} ..2 all|everything|it|profit|profits|commission|after',
      'margin call ..8 {pay}|deposit|now|hour|hours|today',
      'deposit|top|recharge|fund|add ..6 or ..5 {balance} ..5 lost|frozen|closed|lose|liquidated|cancelled|forfeited',
      '{balance} ..4 lost|forfeited|liquidated|frozen|locked ..6 {pay}|deposit|top|recharge|unless',
      'negative balance ..8 {pay}|deposit|top|recharge|clear',
      '# % ..2 tax|fee|commission ..8 {release}|{balance}|withdrawal',
      'to ..2 {release} ..4 @amount|# ..10 {pay}|tax|fee|fees|deposit',
      '{release} ..4 you ..2 must|have|need ..4 {pay}|deposit|recharge',
      '{pay} ..4 before|first|to ..4 {release} ..3 it|them|back|your',
      '{balance} ..4 waiting|ready|held|reserved|blocked ..10 {pay}|fee|tax|charge',
      'emi|instalment|installment|premium ..3 advance|first|upfront ..10 {release}|activate|loan|disburse|funds|it',
      'activate|unlock ..3 with ..3 emi|deposit|instalment|installment|premium|fee',
    ],
    ar: [
      '{release} ..3 {balance} ..6 {pay}|رسوم|ضريبة|إيداع|تأمين|عمولة|%|شحن',
      'لسحب|لاستلام|لتحرير|لفك|للإفراج ..3 {balance} ..4 @amount',
      '{pay}|إيداع|شحن|سدد|رسوم|ضريبة|عمولة ..6 {release} ..4 {balance}|ها|المبلغ',
      '{balance} ..4 مجمدة|معلقة|محجوزة|ستضيع|تضيع|ستخسر|محتجزة|مجمد|معلق|تخسر|جاهزة|جاهز ..6 {pay}|إيداع|شحن|رسوم|ضريبة',
      'إيداع|شحن|أودع|اودع|ادفع ..6 وإلا|أو|او|قبل ..4 تخسر|ستخسر|تضيع|خسارة|يغلق|سيغلق|تجمد ..4 {balance}|حسابك|حساب',
      '{release} ..5 يجب|لازم|عليك|لابد ..4 {pay}|إيداع|شحن|رسوم|ضريبة',
      '{pay} ..5 لاستردادها|لاسترداده|لاستلامها|لاستلامه|لسحبها|لسحبه|عشان تسحب|تستلمها',
      '{balance}|فلوسك ..3 جاهزة|جاهز|بانتظارك|محجوزة|موجودة ..5 {pay}|رسوم|أتعاب',
      'استرجاع|استرداد|نسترجع|نسترد|إرجاع|رجوع ..3 أموالكم|أموالك|فلوسك|فلوسكم|حقوقك|أموال ..12 رسوم|ضريبة|أتعاب|نسبة|%|الإفراج|مقابل',
      'ضريبة|رسوم ..1 الإفراج|إفراج|فك|السحب|التحرير',
      'عشان|علشان|حتى|باش|لكي ..1 تسحب|تسحبي|أسحب|تسحبين|اسحب|تجبد ..3 لازم|لازمك|خاصك|تحتاج|مطلوب ..3 تشحن|تشحنين|تودع|تودعين|تحول|أحول|تدفع|أدفع|تحط|مهمة|إيداع|شحن|تخلص',
    ],
  },
  { negations: 'events', except: KEPT_BACK, when: (content) => !isPaidAtTheDoor(content) },
)
