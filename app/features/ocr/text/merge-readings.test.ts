import { expect, test } from 'vitest'
import { LINE_HEIGHT, wordAt } from '../../../../tests/support/read-lines.ts'
import { mergeReadings } from './merge-readings.ts'
import { type ReadLine, type ReadWord, textOfLine } from './read-line.ts'

const bank = wordAt('بنك', 100, { confidence: 90 })
const misread = wordAt('6ه*٨', 0, { right: 90, confidence: 30 })

test('a doubtful word is replaced by a surer one in Latin letters at its place', () => {
  expect(merged([bank, misread], [wordAt('Emirates', 2, { right: 88 })])).toEqual(['بنك Emirates'])
})

test('a number and an address replace a doubtful word as a name does', () => {
  for (const text of ['AED-250', '+971501234567', 'https://a.example/x?b=1']) {
    expect(merged([misread], [wordAt(text, 0, { right: 90 })])).toEqual([text])
  }
})

test.each([
  ['less sure than the word', wordAt('Ajls', 100, { right: 130, confidence: 89 }), [bank]],
  ['doubtful itself', wordAt('EmS', 0, { right: 90, confidence: 59 }), [misread]],
  ['without letters and digits', wordAt('=|', 0, { right: 90 }), [misread]],
  ['in another script', wordAt('банк', 0, { right: 90 }), [misread]],
  ['beside the word', wordAt('Emirates', 50, { right: 190 }), [misread]],
  ['in another line', wordAt('Emirates', 0, { right: 90, top: LINE_HEIGHT }), [misread]],
])('a reading that is %s replaces nothing', (_, latin, words: ReadWord[]) => {
  expect(merged(words, [latin])).toEqual([words.map(({ text }) => text).join(' ')])
})

test('a word that the model of the text reads as two is put once', () => {
  const halves = [
    wordAt('٨٢', 0, { right: 50, confidence: 20 }),
    wordAt('ا.', 52, { right: 90, confidence: 20 }),
  ]
  expect(merged(halves, [wordAt('a.example', 0, { right: 90 })])).toEqual(['a.example'])
})

/** Merges one line with one line, and returns the texts. */
function merged(words: readonly ReadWord[], latin: readonly ReadWord[]): string[] {
  return mergeReadings([lineOf(words)], [lineOf(latin)]).map(textOfLine)
}

function lineOf(words: readonly ReadWord[]): ReadLine {
  return {
    words,
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
    top: 0,
    bottom: LINE_HEIGHT,
  }
}
