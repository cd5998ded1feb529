import { expect, test } from 'vitest'
import { wordPieces } from '../../../analyzer/model/texts/text-pieces.ts'
import { parseContent } from '../../../analyzer/parsed-content.ts'
import type { Row } from '../rows.ts'
import { learnTexts } from './learn-texts.ts'
import { textRows } from './text-rows.ts'

const row = (source: string, label: Row['label'], text: string, at: number): Row => ({
  type: 'message',
  label,
  lang: 'en',
  kind: label,
  source,
  text: `${text} ${at}`,
})

/**
 * Whether the model learns a word that occurs in this many rows of one source, beside others of the other
 * label.
 */
function isLearned(word: string, source: string, times: number): boolean {
  const rows = Array.from({ length: times }, (_, at) => [
    row(source, 'scam', `${word} 1`, at),
    row(source, 'safe', 'see you', at),
  ]).flat()
  const data = textRows(rows)
  const [words] = learnTexts(data, Uint32Array.from(rows.keys()), 'message').blocks
  const id = data.words.keys.indexOf(
    wordPieces(parseContent({ type: 'message', text: word }))[0]!.key,
  )
  return id >= 0 && words.keep[id] === 1
}

const OURS = 'himaya pairs'
const OTHERS = 'tasmco'

test.for([
  ['Arabic', 'زعبوط'],
  ['Malayalam', 'പണം'],
  ['Cyrillic', 'деньги'],
  ['Chinese', '转账'],
] as const)('a word in %s that occurs only in our own texts is learned from four texts', ([
  ,
  word,
]) => {
  expect(isLearned(word, OURS, 4)).toBe(true)
  expect(isLearned(word, OURS, 3)).toBe(false)
})

test('a Latin word of our own texts, or any word of one collection, needs a second source', () => {
  expect(isLearned('zorblat', OURS, 12)).toBe(false)
  expect(isLearned('زعبوط', OTHERS, 12)).toBe(false)
})
