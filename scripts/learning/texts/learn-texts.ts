import { cached, LEARNING } from '../cached.ts'
import { hasDisputedLabel } from '../disputed-labels.ts'
import { type Block, blockScore, fitLinear, type Linear } from '../fitting/fit-linear.ts'
import { featuresOfGroupOnly, featuresOfSeveralCollections } from '../fitting/sparse.ts'
import type { Row } from '../rows.ts'
import { foldsOf, sourceOf } from '../sources.ts'
import { collectionsOf, importanceOf, labelsOf } from '../weighting.ts'
import { balanceLanguages } from './balance-languages.ts'
import { MIN, type TextRows } from './text-rows.ts'
import { wordLogOdds } from './word-log-odds.ts'

export type TextType = 'message' | 'email'
export type TextModel = { blocks: readonly [Block, Block]; linear: Linear }

export const OPTIONS = { epochs: 12, rate: 0.2, dropout: 0.2, seed: 1 }
/** Minimum number of collection rows for a word or finding. */
const MIN_COLLECTED = 10

/**
 * Training parameters. Messages and mail are trained together: `others` is the weight of a row of the other
 * type. `lean` is the share of a word's own log-odds beside its joint weight. `kinds` are additional weights
 * for rows of real collections, applied after labels and languages are balanced, and `ours` for this
 * project's texts: personal messages vary most, and a bank's short notices say little about ordinary mail.
 * Rows with an `unconfirmed` label are not used for messages; for mail they are, because its collections also
 * label adverts as scams.
 */
const LEARNED_AS: Readonly<Record<TextType, LearnedAs>> = {
  message: {
    others: 0.3,
    l2: 5e-2,
    lean: 0.1,
    kinds: { personal: 3, 'spam-advert': 0.3 },
    ours: { message: 1, email: 0.2 },
    unconfirmed: 0,
  },
  email: {
    others: 1,
    l2: 3e-2,
    lean: 0.23,
    kinds: {
      ham: 2,
      transactional: 0.1,
      'spam-advert': 0.1,
      'spam-reported': 5,
      'fraud-call': 5,
    },
    ours: { message: 1, email: 6 },
    unconfirmed: 1,
  },
}

type LearnedAs = {
  others: number
  l2: number
  lean: number
  kinds: Readonly<Partial<Record<string, number>>>
  ours: Readonly<Record<TextType, number>>
  unconfirmed: 0 | 1
}

/**
 * Trains one type on rows of both. Words and findings that occur in one collection only are left out, so that
 * its style does not become evidence. Words in non-Latin scripts that only this project's texts contain are
 * kept: collections have few, and these texts are by many authors, who wrote as many ordinary ones.
 */
export function learnTexts(
  { rows, words, signs, ownLetters }: TextRows,
  chosen: Uint32Array,
  type: TextType,
): TextModel {
  const { others, l2, lean, kinds, ours, unconfirmed } = LEARNED_AS[type]
  const collections = collectionsOf(rows)
  const block = ({ sparse, keys }: TextRows['words']): Block => ({
    sparse,
    size: keys.length,
    keep: featuresOfSeveralCollections(sparse, keys.length, chosen, collections, MIN_COLLECTED),
  })
  const blocks = [block(words), block(signs)] as const
  for (const id of featuresOfGroupOnly(words.sparse, words.keys.length, chosen, ownLetters, MIN))
    blocks[0].keep[id] = 1
  const labels = labelsOf(rows)
  const share = (row: Row) =>
    (row.type === type ? 1 : others) * (hasDisputedLabel(row) ? unconfirmed : 1)
  const importance = balanceLanguages(rows, chosen, importanceOf(rows, chosen, share))
  for (const i of chosen) {
    const { source, kind, type: of } = rows[i]!
    const { origin } = sourceOf(source)
    if (origin === 'real') importance[i]! *= kinds[kind] ?? 1
    if (origin === 'ours') importance[i]! *= ours[of as TextType]
  }
  const linear = fitLinear(blocks, chosen, labels, importance, { ...OPTIONS, l2 })
  if (lean > 0) {
    const leans = wordLogOdds(blocks[0], chosen, labels, importance)
    for (const [id, value] of leans.entries()) linear.weights[0]![id]! += lean * value
  }
  return { blocks, linear }
}

/** Returns the scores of a row's words and of its findings. */
export function textScores(
  { blocks, linear }: TextModel,
  row: number,
): [words: number, signs: number] {
  return [
    blockScore(blocks[0], linear.weights[0]!, row),
    linear.bias + blockScore(blocks[1], linear.weights[1]!, row),
  ]
}

/** Returns leave-one-collection-out scores for every row. */
export function leaveOneOutTexts(data: TextRows, log: (line: string) => void): Float64Array[] {
  return cached('left-out texts', data.rows, () => leaveOneOut(data, log), LEARNING)
}

function leaveOneOut(data: TextRows, log: (line: string) => void): Float64Array[] {
  const groups = foldsOf(data.rows)
  const ships = data.rows.map(({ source }) => sourceOf(source).ships)
  const scores = [new Float64Array(groups.length), new Float64Array(groups.length)]
  for (const type of ['message', 'email'] as const) {
    const own = new Set(groups.filter((_, i) => data.rows[i]!.type === type))
    for (const group of own) {
      const chosen = Uint32Array.from(
        groups.flatMap((other, i) => (other !== group && ships[i] ? [i] : [])),
      )
      const model = learnTexts(data, chosen, type)
      groups.forEach((other, i) => {
        if (other !== group || data.rows[i]!.type !== type) return
        const [words, signs] = textScores(model, i)
        scores[0]![i] = words
        scores[1]![i] = signs
      })
      log(`  left out ${group} (${type})`)
    }
  }
  return scores
}
