import type { ContentType } from '#analyzer'
import { calibrationOf, ratedTexts } from '../rated.ts'
import { capped, readRows } from '../rows.ts'
import { sourceOf } from '../sources.ts'
import { encodeTable, writeModule } from '../write-model.ts'
import { learnTexts, leaveOneOutTexts } from './learn-texts.ts'
import { textRows } from './text-rows.ts'

/** Rows of each source, label and kind. */
export const LEARNED = 3000

/** Learns messages and e-mails together and writes what was learned. */
export function trainTexts(directory: string, log: (line: string) => void) {
  const data = textRows(capped(readRows(directory, ['messages', 'emails']), LEARNED))
  log(`${data.rows.length} messages and e-mails, every collection left out in turn`)
  const [words, signs] = leaveOneOutTexts(data, log)
  const chosen = [...data.rows.keys()].filter((i) => sourceOf(data.rows[i]!.source).ships)
  const model = learnTexts(data, Uint32Array.from(chosen))
  const [wordBlock, signBlock] = model.blocks
  const join = (type: ContentType) =>
    calibrationOf(ratedTexts(data, [words!, signs!]).filter(({ row }) => row.type === type))
  writeModule('texts/texts.data.ts', 'What was learned of messages and e-mails.', 'TEXT_MODEL', {
    bias: Number(model.linear.bias.toPrecision(8)),
    words: encodeTable(wordBlock, data.words.keys, model.linear.weights[0]!),
    calibration: { message: join('message'), email: join('email') },
    signs: encodeTable(signBlock, data.signs.keys, model.linear.weights[1]!),
  })
}
