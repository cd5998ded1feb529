import { calibrationOf, ratedTexts } from '../rated.ts'
import { capped, type Row, readRows } from '../rows.ts'
import { sourceOf } from '../sources.ts'
import { encodeTable, writeModule } from '../write-model.ts'
import { learnTexts, leaveOneOutTexts, type TextType } from './learn-texts.ts'
import { textRows } from './text-rows.ts'

/** Of the messages that users reported so many were read again; the labels of the others are as doubtful as theirs were. */
const READ_AGAIN = 3000

/** The messages and e-mails to learn from: all but the reported ones that nobody read again. */
export function learnedTexts(directory: string): Row[] {
  const rows = readRows(directory, ['messages', 'emails'])
  const read = new Set(capped(rows, READ_AGAIN))
  return rows.filter((row) => row.kind !== 'spam-reported' || read.has(row))
}

/** Learns messages and e-mails together and writes what was learned. */
export function trainTexts(directory: string, log: (line: string) => void) {
  const data = textRows(learnedTexts(directory))
  log(`${data.rows.length} messages and e-mails, every collection left out in turn`)
  const [words, signs] = leaveOneOutTexts(data, log)
  const chosen = [...data.rows.keys()].filter((i) => sourceOf(data.rows[i]!.source).ships)
  const learned = (type: TextType) => {
    const { blocks, linear } = learnTexts(data, Uint32Array.from(chosen), type)
    return {
      bias: Number(linear.bias.toPrecision(8)),
      words: encodeTable(blocks[0], data.words.keys, linear.weights[0]!),
      calibration: calibrationOf(
        ratedTexts(data, [words!, signs!]).filter(({ row }) => row.type === type),
      ),
      signs: encodeTable(blocks[1], data.signs.keys, linear.weights[1]!),
    }
  }
  writeModule('texts/texts.data.ts', 'What was learned of messages and e-mails.', 'TEXT_MODEL', {
    message: learned('message'),
    email: learned('email'),
  })
}
