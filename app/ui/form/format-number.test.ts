import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

test('a number has the same format as on the server', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(formatNumber(count)).toBe(count.toLocaleString('en'))
    }),
  )
})
