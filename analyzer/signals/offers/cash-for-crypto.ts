import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

const CRYPTO = compile({ en: ['{crypto}'], ar: [] })
const CASH = compile({ en: ['cash'], ar: ['كاش|نقد|نقدا|نقدي'], others: ['नकद|कैश|کیش|naqad'] })
const TRADES = compile({
  en: ['sell|selling|sale|buy|buying|exchange|exchanging|swap|rate|rates'],
  ar: ['نبيع|أبيع|بيع|للبيع|نشتري|أشتري|شراء|تبديل|نبدل|صرف|نصرف|سعر'],
  others: ['bech|bechna|khareed|बेच|बेचना|खरीद|بیچ|بیچنا|خرید|فروخت'],
})

function tradesCrypto({ words }: Prepared): boolean {
  return [CRYPTO, CASH, TRADES].every((patterns) => occurs(words, patterns))
}

/** Swaps crypto money for banknotes between strangers who meet. */
export const cashForCrypto = phraseSignal(
  'cash-for-crypto',
  {
    en: [
      'meet ..3 in|at|you|me|us|near|deira',
      'face to face',
      'hand to hand',
      'in hand|person',
      'to|at your door|doorstep|hotel|location|place',
    ],
    ar: [
      'يد بيد',
      'وجها|وجه لوجه',
      'نلتقي|نتقابل|نتلاقى|اللقاء',
      'تسليم|استلام ..2 يد|باليد|شخصي|شخصيا|موقعك|مكانك|عندك',
    ],
    others: ['mil|मिल|مل kar|कर|کر', 'haath|हाथ|ہاتھ ..1 haath|हाथ|ہاتھ'],
  },
  { negations: 'any', when: tradesCrypto },
)
