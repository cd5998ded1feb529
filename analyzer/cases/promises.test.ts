import { expect, test } from 'vitest'
import { quoted } from './quoted.ts'

test('a little gift for a bill that was paid is a prize', () => {
  expect(quoted('تم سداد فاتورتك لهذا الشهر، وهذه هدية صغيرة لك', 'prize')).not.toEqual([])
  expect(quoted('فاتورتك 120 درهم، شكرا لك', 'prize')).toEqual([])
})
