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

test('a word that the model of the text reads in parts, one of them surely, is replaced by a surer whole', () => {
  const parts = [
    wordAt('https://salk-', 0, { right: 90, confidence: 80 }),
    wordAt('080/67.', 92, { right: 180, confidence: 20 }),
  ]
  const address = wordAt('https://salk-topup.example', 0, { right: 180, confidence: 70 })
  expect(merged(parts, [address])).toEqual(['https://salk-topup.example'])
})

test('a line in Latin letters is taken as a whole, in its own order', () => {
  const own = [wordAt('بهس', 100, { confidence: 40 }), wordAt('From:', 0, { confidence: 75 })]
  const latin = [wordAt('From:', 0), wordAt('Bank', 100)]
  expect(merged(own, latin)).toEqual(['From: Bank'])
  const doubtful = [wordAt('From:', 0), wordAt('Lyyw', 100, { confidence: 30 })]
  expect(merged(own, doubtful)).toEqual(['بهس From:'])
})

test('Latin words that follow each other in a line from right to left keep their own order', () => {
  const line = [
    wordAt('بنك', 300),
    wordAt('NBD', 200, { confidence: 80 }),
    wordAt('Emirates', 100, { confidence: 80 }),
    wordAt('في', 0),
  ]
  expect(merged(line, [])).toEqual(['بنك Emirates NBD في'])
  const numbers = [wordAt('رقم', 200), wordAt('0111', 100), wordAt('40', 0)]
  expect(merged(numbers, [])).toEqual(['رقم 0111 40'])
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
    top: Math.min(...words.map(({ top }) => top)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
  }
}
