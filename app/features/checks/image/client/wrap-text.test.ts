import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

/** Every UTF-16 code unit is one wide. */
const byLength = (text: string) => text.length

test('a text breaks at spaces into lines that fit', () => {
  expect(wrapText('do not open the link', 8, byLength)).toEqual(['do not', 'open the', 'link'])
})

test('white space of any kind is one space, and an empty text has no line', () => {
  expect(wrapText(' a\n b\t c ', 20, byLength)).toEqual(['a b c'])
  expect(wrapText('  ', 20, byLength)).toEqual([])
})

test('a word wider than a line breaks between letters, and no mark is parted from its letter', () => {
  expect(wrapText('ab abcdefgh', 4, byLength)).toEqual(['ab', 'abcd', 'efgh'])
  const lines = wrapText('കക്ഷികളെ', 1, byLength)
  expect(lines.join('')).toBe('കക്ഷികളെ')
  for (const line of lines) expect(line).toMatch(/^\P{M}/u)
})

test('a line holds a letter even if none fits', () => {
  expect(wrapText('abc', 0, byLength)).toEqual(['a', 'b', 'c'])
})
