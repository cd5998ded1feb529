import { cached, LEARNING } from '../cached.ts'
import { type Block, blockScore, fitLinear, type Linear } from '../fitting/fit-linear.ts'
import { shared } from '../fitting/sparse.ts'
import { sourceOf } from '../sources.ts'
import { collectionsOf, importanceOf, labelsOf } from '../weighting.ts'
import type { TextRows } from './text-rows.ts'

export type TextModel = { blocks: readonly [Block, Block]; linear: Linear }

const OPTIONS = { epochs: 5, rate: 0.1, l2: 3e-2, dropout: 0.2, seed: 1 }
/** A word or sign in fewer rows is left out. */
const FEWEST = 10

/** Learns from some rows. Words and signs that only one collection has are left out. */
export function learnTexts({ rows, words, signs }: TextRows, chosen: Uint32Array): TextModel {
  const collections = collectionsOf(rows)
  const block = ({ sparse, keys }: TextRows['words']): Block => ({
    sparse,
    size: keys.length,
    keep: shared(sparse, keys.length, chosen, collections, FEWEST),
  })
  const blocks = [block(words), block(signs)] as const
  const linear = fitLinear(blocks, chosen, labelsOf(rows), importanceOf(rows, chosen), OPTIONS)
  return { blocks, linear }
}

/** What the words and what the signs of a row say. */
export function textScores(
  { blocks, linear }: TextModel,
  row: number,
): [words: number, signs: number] {
  return [
    blockScore(blocks[0], linear.weights[0]!, row),
    linear.bias + blockScore(blocks[1], linear.weights[1]!, row),
  ]
}

/** The scores of every row by a model that has seen nothing of its collection. */
export function leaveOneOutTexts(data: TextRows, log: (line: string) => void): Float64Array[] {
  return cached('left-out texts', data.rows, () => leaveOneOut(data, log), LEARNING)
}

function leaveOneOut(data: TextRows, log: (line: string) => void): Float64Array[] {
  const groups = data.rows.map(({ source }) => sourceOf(source).group)
  const ships = data.rows.map(({ source }) => sourceOf(source).ships)
  const scores = [new Float64Array(groups.length), new Float64Array(groups.length)]
  for (const group of new Set(groups)) {
    const chosen = Uint32Array.from(
      groups.flatMap((other, i) => (other !== group && ships[i] ? [i] : [])),
    )
    const model = learnTexts(data, chosen)
    groups.forEach((other, i) => {
      if (other !== group) return
      const [words, signs] = textScores(model, i)
      scores[0]![i] = words
      scores[1]![i] = signs
    })
    log(`  left out ${group}`)
  }
  return scores
}
