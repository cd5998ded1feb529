import { expect, test } from 'vitest'
import { truncate } from './beginning.ts'

test.each([
  ['a short text', 'parcel', 6, 'parcel'],
  ['a long text', 'parcel fee', 6, 'parcel'],
  ['an emoji at the limit', 'fee 😀 paid', 5, 'fee '],
  ['an emoji that just fits', 'fee 😀 paid', 6, 'fee 😀'],
  ['an emoji of a family', 'the 👨‍👩‍👧 scam', 7, 'the '],
  ['an emoji of a flag', 'UAE 🇦🇪 pass', 6, 'UAE '],
  ['an Arabic letter and its mark', 'شدّة', 2, 'ش'],
  ['a Hindi syllable', 'कि', 1, ''],
  ['an empty text', '', 3, ''],
])('the beginning of %s splits no grapheme cluster', (_, text, length, beginning) => {
  expect(truncate(text, length)).toBe(beginning)
})
