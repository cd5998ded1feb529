import { compile, occurs } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

const NAMES_ACCOUNT = compile({
  en: ['account|acc|acct|login|user|username|userid|wallet'],
  ar: ['حساب|الحساب|حسابك|المستخدم|مستخدم|المحفظة|محفظة|محفظتك'],
  others: ['खाता|اکاؤنٹ|akaawnt'],
})

/**
 * Gives away the password of an account that holds a fortune, as if by mistake or out of kindness: it lies on a false exchange,
 * and whoever tries to take it out pays fees.
 */
export const handedOverWallet = phraseSignal(
  'handed-over-wallet',
  {
    en: [
      'password|passwd|pwd|pass ..4 balance|usable|available|funds|assets|deposit|holds ..3 @amount|usdt|usd|btc|eth',
      'balance|usable|available|funds|assets ..3 @amount|usdt|usd|btc|eth ..6 password|passwd|pwd',
    ],
    ar: [
      'مرور|السر|السري|باسورد ..4 الرصيد|رصيد|رصيده|المتاح|فيه ..3 @amount|usdt',
      'الرصيد|رصيد|رصيده ..3 @amount|usdt ..6 المرور|مرور|السر|باسورد',
    ],
    others: ['पासवर्ड|پاسورڈ ..4 बैलेंस|بیلنس|balance ..3 @amount|usdt'],
  },
  { negations: 'warnings', when: ({ words }) => occurs(words, NAMES_ACCOUNT) },
)
