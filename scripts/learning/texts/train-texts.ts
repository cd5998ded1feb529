import { calibrationOf, crossValidatedTexts, type ScoredRow } from '../cross-validated-scores.ts'
import { figuresOf, provenanceOf } from '../provenance.ts'
import { readRows } from '../rows.ts'
import { sourceOf } from '../sources.ts'
import { encodeTable, writeModel } from '../write-model.ts'
import { learnTexts, leaveOneOutTexts, OPTIONS, type TextType } from './learn-texts.ts'
import { textRows } from './text-rows.ts'

/**
 * Trains the message and email models and writes them. @param directory of the external collections, if any
 */
export function trainTexts(directory: string | undefined, log: (line: string) => void) {
  const data = textRows(readRows(directory, ['messages', 'emails']))
  log(`${data.rows.length} messages and e-mails, every source left out in turn`)
  const [words, signs] = leaveOneOutTexts(data, log)
  const rated = crossValidatedTexts(data, [words!, signs!])
  const ratedOf = (type: TextType): ScoredRow[] => rated.filter(({ row }) => row.type === type)
  const chosen = [...data.rows.keys()].filter((i) => sourceOf(data.rows[i]!.source).ships)
  const learned = (type: TextType) => {
    const { blocks, linear } = learnTexts(data, Uint32Array.from(chosen), type)
    return {
      bias: Number(linear.bias.toPrecision(8)),
      words: encodeTable(blocks[0], data.words.keys, linear.weights[0]!),
      calibration: calibrationOf(ratedOf(type)),
      signs: encodeTable(blocks[1], data.signs.keys, linear.weights[1]!),
    }
  }
  const figures = { message: figuresOf(ratedOf('message')), email: figuresOf(ratedOf('email')) }
  log(`left out: ${JSON.stringify(figures)}`)
  writeModel(
    'texts',
    { message: learned('message'), email: learned('email') },
    provenanceOf(directory, OPTIONS.seed, figures),
  )
}
