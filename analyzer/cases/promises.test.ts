import { expect, test } from 'vitest'
import { quoted } from './quoted.ts'

test('a gift for a paid bill counts as a prize', () => {
  expect(quoted('تم سداد فاتورتك لهذا الشهر، وهذه هدية صغيرة لك', 'prize')).not.toEqual([])
  expect(quoted('فاتورتك 120 درهم، شكرا لك', 'prize')).toEqual([])
})
