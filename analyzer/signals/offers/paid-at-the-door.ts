import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

const AT_THE_DOOR = compile({
  en: [
    'cash|pay|payment|paid on|upon|at delivery',
    'pay|paid|cash|card ..6 at ..1 door|doorstep|counter|reception',
    'pay|paid|cash ..3 driver|courier|rider ..2 arrives|delivers|comes',
    'or to ..1 driver|courier|rider',
    'cod',
  ],
  ar: [
    'دفع|الدفع|ادفع|تدفع|نقدا|كاش عند|وقت الاستلام|التسليم|التوصيل|المعاينة|الباب',
    'دفع|الدفع|ادفع|تدفع|نقدا|كاش ..3 عند الباب|الاستلام|التسليم|المعاينة',
  ],
})

/** Whether the reader pays with the thing in hand, as couriers and counters are paid. */
export function isPaidAtTheDoor({ words }: Prepared): boolean {
  return occurs(words, AT_THE_DOOR)
}
