import { expect, test } from 'vitest'
import { LINE_HEIGHT, wordAt } from '../../../../tests/support/read-lines.ts'
import { type ReadWord, textOfLine } from './read-line.ts'
import { withoutStamps } from './stamps.ts'

const SMALL = 0.7 * LINE_HEIGHT
const PAY = wordAt('Pay', 0)
const NOW = wordAt('now', 40)

test.each([
  ['a time', [wordAt('10:24', 100, { height: SMALL })]],
  [
    'a time with what follows it',
    [wordAt('10:24', 100, { height: SMALL }), wordAt('PM', 160, { height: SMALL })],
  ],
  ['a misread time', [wordAt('4.3', 100, { height: SMALL })]],
  ['a time that is read as a word', [wordAt('نام', 110, { height: SMALL })]],
])('%s in small letters apart from the text is no part of it', (_, stamp) => {
  expect(textWithout([PAY, NOW, ...stamp])).toBe('Pay now')
})

test('a stamp at the left of a text from right to left is removed', () => {
  const stamp = wordAt('10:24', 0, { height: SMALL })
  expect(textWithout([wordAt('ادفع', 200), wordAt('الآن', 150), stamp])).toBe('ادفع الآن')
})

test('a stamp on a line of its own is removed', () => {
  const line = lineOf([PAY, NOW])
  const stamp = lineOf([wordAt('10:24', 0, { top: 40, height: SMALL })])
  expect(withoutStamps([line, stamp]).map(textOfLine)).toEqual(['Pay now'])
})

test.each([
  ['a time within the text', [wordAt('07:48', 75, { height: SMALL })]],
  ['a time as high as the text', [wordAt('07:48', 100)]],
  [
    'a small number before other words',
    ['18', 'new', 'cars'].map((text, n) => wordAt(text, 90 + n * 40, { height: SMALL })),
  ],
  ['a small word', [wordAt('no', 85, { height: SMALL })]],
])('%s stays', (_, words) => {
  expect(textWithout([PAY, NOW, ...words])).toBe(
    ['Pay now', ...words.map(({ text }) => text)].join(' '),
  )
})

function textWithout(words: readonly ReadWord[]): string {
  return withoutStamps([lineOf(words)])
    .map(textOfLine)
    .join('\n')
}

function lineOf(words: readonly ReadWord[]) {
  const [{ top } = PAY] = words
  return { words, left: 0, right: 400, top, bottom: top + LINE_HEIGHT }
}
