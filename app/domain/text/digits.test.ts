import { expect, test } from 'vitest'
import { withWesternDigits } from './digits.ts'

test('the digits of every script become Western digits in the same places', () => {
  const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit))
  const digits = units.filter((sign) => /\p{Nd}/u.test(sign)).join('')
  // Each script has ten consecutive digits.
  expect(withWesternDigits(digits)).toBe('0123456789'.repeat(digits.length / 10))
  expect(withWesternDigits('٤ ۴ ४ ４, 😀 ½ Ⅳ')).toBe('4 4 4 4, 😀 ½ Ⅳ')
})
