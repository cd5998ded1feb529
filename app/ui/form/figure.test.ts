import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figure } from './figure.ts'

test('a figure is written as the server writes it', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(figure(count)).toBe(count.toLocaleString('en'))
    }),
  )
})
