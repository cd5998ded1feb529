import { createHash } from 'node:crypto'
import { readLines } from '../corpus/read-corpus.ts'
import type { Row } from './rows.ts'

const KNOWN: ReadonlySet<string> = new Set(readLines('unconfirmed-labels.txt'))

/**
 * Whether blind readers disagreed with the label of a collection's message: they called a scam an advert, a
 * notice, talk or a report, or an ordinary text a scam, an advert or a report. All scams of the real
 * collections were read, and the ordinary texts that looked most like scams (docs/scorecard-notes.md).
 */
export function hasDisputedLabel({ text }: Pick<Row, 'text'>): boolean {
  return KNOWN.has(createHash('sha256').update(text).digest('hex').slice(0, 8))
}
