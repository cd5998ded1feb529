import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

test('a figure is written as the server writes it', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(formatNumber(count)).toBe(count.toLocaleString('en'))
    }),
  )
})
