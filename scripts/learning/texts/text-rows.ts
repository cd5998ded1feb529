import { seemsToAsk } from '../../../analyzer/circumstances.ts'
import { gather } from '../../../analyzer/evidence.ts'
import { weighPieces } from '../../../analyzer/model/texts/text-model.ts'
import {
  doubtOfLinks,
  scoredLinks,
  signKeys,
  signsOf,
  wordPieces,
} from '../../../analyzer/model/texts/text-pieces.ts'
import { decodeMime } from '../../../analyzer/parse/normalization/decode-mime.ts'
import { isUnclear } from '../../../analyzer/score/outcome.ts'
import { type Floor, floorOf } from '../../../analyzer/score/score-floor.ts'
import { cached } from '../cached.ts'
import { type Numbered, numberKeys } from '../fitting/sparse.ts'
import type { Row } from '../rows.ts'
import { sourceOf } from '../sources.ts'

/** Minimum number of rows for a word or finding. */
export const MIN = 4

const OTHER_LETTERS = /[\p{L}--[\p{Script=Common}\p{Script=Latin}]]/v

/** Messages and emails as model features. */
export type TextRows = {
  rows: readonly Row[]
  words: Numbered
  signs: Numbered
  /** Maximum link risk. */
  links: Float64Array
  points: Float64Array
  /** Points of texts that complete a composite, 0 for others. */
  stories: Float64Array
  /** Whether it is a visitor's question. */
  asked: readonly boolean[]
  /** Whether this project wrote it in a non-Latin script. */
  ownLetters: readonly boolean[]
  floors: readonly Floor[]
  /** Whether the row cannot be safe, whatever its log-odds. */
  unclear: readonly boolean[]
}

/** Extracts the features of texts, cached per collection. */
export function textRows(rows: readonly Row[]): TextRows {
  const read = new Map<Row, Read>()
  for (const source of new Set(rows.map((row) => row.source))) {
    const list = rows.filter((row) => row.source === source)
    const made = cached('texts', list, () => list.map(readText))
    for (const [i, row] of list.entries()) read.set(row, made[i]!)
  }
  const all = rows.map((row) => read.get(row)!)
  return {
    rows,
    words: numberKeys(
      all.map(({ words }) => words),
      MIN,
    ),
    signs: numberKeys(
      all.map(({ signs }) => signs),
      MIN,
    ),
    links: Float64Array.from(all, ({ link }) => link),
    points: Float64Array.from(all, ({ points }) => points),
    stories: Float64Array.from(all, ({ story }) => story),
    asked: all.map(({ isAsked }) => isAsked),
    ownLetters: rows.map(
      ({ source, text }) => sourceOf(source).origin === 'ours' && OTHER_LETTERS.test(text),
    ),
    floors: all.map(({ floor }) => floor),
    unclear: all.map((read) => read.isUnclear),
  }
}

type Read = {
  words: Uint32Array
  signs: Uint32Array
  link: number
  points: number
  story: number
  isAsked: boolean
  floor: Floor
  isUnclear: boolean
}

function readText(row: Row): Read {
  const text = decodeMime(row)?.text ?? row.text
  const evidence = gather({ type: row.type, text })
  const { content, points } = evidence
  const links = scoredLinks(content)
  const pieces = wordPieces(content)
  const type = row.type === 'email' ? 'email' : 'message'
  return {
    words: Uint32Array.from(new Set(pieces.map(({ key }) => key))),
    signs: Uint32Array.from(new Set(signKeys(signsOf(evidence, links)))),
    link: doubtOfLinks(links),
    points,
    story: evidence.matchedComposites.length > 0 ? points : 0,
    isAsked: seemsToAsk(content),
    floor: floorOf(evidence),
    isUnclear: isUnclear(evidence, weighPieces(type, pieces)),
  }
}
