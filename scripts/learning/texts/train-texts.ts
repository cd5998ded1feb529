import { calibrationOf, ratedTexts } from '../rated.ts'
import { readRows } from '../rows.ts'
import { sourceOf } from '../sources.ts'
import { encodeTable, writeModule } from '../write-model.ts'
import { learnTexts, leaveOneOutTexts, type TextType } from './learn-texts.ts'
import { textRows } from './text-rows.ts'

/** Learns messages and e-mails together and writes what was learned. */
export function trainTexts(directory: string, log: (line: string) => void) {
  const data = textRows(readRows(directory, ['messages', 'emails']))
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
