import { expect, test } from 'vitest'
import { tidyText } from './tidy-text.ts'

test.each([
  ['\u0d23\u0d4d\u200d', '\u0d7a'],
  ['\u0d28\u0d4d\u200d', '\u0d7b'],
  ['\u0d30\u0d4d\u200d', '\u0d7c'],
  ['\u0d32\u0d4d\u200d', '\u0d7d'],
  ['\u0d33\u0d4d\u200d', '\u0d7e'],
  ['\u0d15\u0d4d\u200d', '\u0d7f'],
])('the chillu letter %s gets its own character', (old, letter) => {
  expect(tidyText(`അവ${old} വന്നു`)).toBe(`അവ${letter} വന്നു`)
})

test('a joiner stays where it is no part of a chillu letter', () => {
  expect(tidyText('র\u200d্যাব')).toBe('র\u200d্যাব')
  expect(tidyText('ക്ഷ')).toBe('ക്ഷ')
})

test('marks of direction are removed', () => {
  const marks = [
    0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069,
  ]
  for (const mark of marks) {
    expect(tidyText(`رقم${String.fromCodePoint(mark)} 123`)).toBe('رقم 123')
  }
})

test('a sign that stands alone is removed, also two of them', () => {
  expect(tidyText('| Pay now ©\n:. the fee «\n~')).toBe('Pay now\nthe fee')
})

test('a stroke before a word in small letters is the word “I”', () => {
  expect(tidyText('| know that | am late, |’m sorry')).toBe('I know that I am late, I’m sorry')
})

test('a sign at a word or between digits stays', () => {
  const text = "Don't wait: pay (AED 12.50) at a.example/b-c, today."
  expect(tidyText(text)).toBe(text)
})

test('spaces become one, lines keep their ends, and empty lines vanish at both ends', () => {
  expect(tidyText('  Pay \t now \n  the\u00a0fee\n\n')).toBe('Pay now\nthe fee')
})

test('letters and marks are composed', () => {
  expect(tidyText('cafe\u0301')).toBe('caf\u00e9')
})
