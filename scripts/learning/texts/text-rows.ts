import { gather } from '../../../analyzer/evidence.ts'
import {
  circumstancesOf,
  signKeys,
  wordPieces,
  worstLinkOf,
} from '../../../analyzer/model/texts/text-pieces.ts'
import type { Prepared } from '../../../analyzer/prepared.ts'
import { floorOf } from '../../../analyzer/weighing/floor.ts'
import { cached } from '../cached.ts'
import { type Numbered, numbered } from '../fitting/sparse.ts'
import type { Row } from '../rows.ts'

/** Messages and e-mails as what the model sees of them. */
export type TextRows = {
  rows: readonly Row[]
  words: Numbered
  signs: Numbered
  points: Float64Array
  floors: Float64Array
}

/** One source hides what it masked; the places are filled with something that is found as what it was. */
const MASKED = 'https://masked.invalid/a'

export function textRows(rows: readonly Row[]): TextRows {
  return cached('texts', rows, () => readTexts(rows))
}

function readTexts(rows: readonly Row[]): TextRows {
  const points = new Float64Array(rows.length)
  const floors = new Float64Array(rows.length)
  const words: Uint32Array[] = []
  const signs: Uint32Array[] = []
  rows.forEach((row, i) => {
    const evidence = gather({ type: row.type, text: unmasked(row.text) })
    const { content, findings, reassurances } = evidence
    points[i] = evidence.points
    floors[i] = floorOf(evidence)
    words.push(Uint32Array.from(new Set(wordPieces(content).map(({ key }) => key))))
    const keys = signKeys({
      findings,
      reassurances,
      circumstances: circumstancesOf(content),
      worstLink: worstKnownLink(content),
      points: points[i]!,
      length: content.words.tokens.length,
      isMail: row.type === 'email',
    })
    signs.push(Uint32Array.from(new Set(keys)))
  })
  return { rows, words: numbered(words, 5), signs: numbered(signs, 5), points, floors }
}

function unmasked(text: string): string {
  return text
    .replaceAll('<url>', MASKED)
    .replaceAll('<phone>', '0123456789')
    .replaceAll('<email>', 'someone@masked.invalid')
}

function worstKnownLink(content: Prepared): number | null {
  return worstLinkOf({
    ...content,
    links: content.links.filter(({ host }) => !host.endsWith('.invalid')),
  })
}
