import { expect, test } from 'vitest'
import { truncate } from './beginning.ts'

test.each([
  ['a short text', 'parcel', 6, 'parcel'],
  ['a long one', 'parcel fee', 6, 'parcel'],
  ['two halves of a sign', 'fee 😀 paid', 5, 'fee '],
  ['a sign that just fits', 'fee 😀 paid', 6, 'fee 😀'],
  ['a family', 'the 👨‍👩‍👧 scam', 7, 'the '],
  ['a flag', 'UAE 🇦🇪 pass', 6, 'UAE '],
  ['an Arabic letter and its mark', 'شدّة', 2, 'ش'],
  ['a Hindi syllable', 'कि', 1, ''],
  ['nothing at all', '', 3, ''],
])('the beginning of %s parts nothing that is read as one', (_, text, length, beginning) => {
  expect(truncate(text, length)).toBe(beginning)
})
