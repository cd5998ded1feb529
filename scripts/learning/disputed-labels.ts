import { createHash } from 'node:crypto'
import { readLines } from '../corpus/read-corpus.ts'
import type { Row } from './rows.ts'

const KNOWN: ReadonlySet<string> = new Set(readLines('unconfirmed-labels.txt'))

/**
 * Whether readers who knew neither label nor score of a collection's message did not share the label: they called a scam an
 * advert, a notice, talk or past telling, or an ordinary text a scam, an advert or past telling. Every scam of the real
 * collections was read, and those ordinary texts that looked most like scams (docs/scorecard-notes.md).
 */
export function hasDisputedLabel({ text }: Pick<Row, 'text'>): boolean {
  return KNOWN.has(createHash('sha256').update(text).digest('hex').slice(0, 8))
}
