import { expect, test } from 'vitest'
import { readCorpus, readTests } from '../../scripts/corpus/read-corpus.ts'
import { fold } from '../parse/normalization/normalize.ts'

const ROWS = readCorpus('train').filter(({ source }) => source === 'uae')
const EXAM = ['regression', 'cases', 'contrast-pairs']
  .flatMap(readTests)
  .filter(({ id }) => !id.includes('-residents/'))
  .map(({ text }) => text)

/** Two texts are near-duplicates if they share more than this fraction of their word pairs. */
const ALIKE = 0.5

function pairsOfWords(text: string): Set<string> {
  const words =
    fold(text)
      .text.replaceAll(/\d/g, '0')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.map((word, i) => `${word} ${words[i + 1] ?? ''}`))
}

function inCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const pair of a) if (b.has(pair)) shared++
  return shared / (a.size + b.size - shared || 1)
}

test('no training row occurs twice', () => {
  const texts = ROWS.map(({ text }) => text)
  expect(texts.length).toBe(new Set(texts).size)
})

test('no training row is a near-duplicate of a test text', () => {
  const exam = EXAM.map((text) => ({ text, pairs: pairsOfWords(text) }))
  const copies = ROWS.flatMap(({ text }) => {
    const pairs = pairsOfWords(text)
    const twin = exam.find((other) => inCommon(pairs, other.pairs) > ALIKE)
    return twin ? [`${text} = ${twin.text}`] : []
  })
  expect(copies).toEqual([])
})
