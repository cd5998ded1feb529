import { joinedScore, TRUSTED_ADDRESS } from '../../../analyzer/model/addresses/address-shares.ts'
import { type Block, blockScore, fitLinear, type Linear } from '../fitting/fit-linear.ts'
import { fitTrees, forestScore, type GrownForest } from '../fitting/fit-trees.ts'
import { featuresOfSeveralCollections } from '../fitting/sparse.ts'
import { foldsOf, sourceOf } from '../sources.ts'
import { collectionsOf, importanceOf, labelsOf } from '../weighting.ts'
import { type AddressRows, familiarityWithout, KNOWN, type Places } from './address-rows.ts'

/** `blocks`: one per group of `PIECE_GROUPS`. */
export type AddressModel = { forest: GrownForest; blocks: readonly Block[]; linear: Linear }

const LINEAR = { epochs: 8, rate: 0.1, l2: 4e-3, dropout: 0, seed: 1 }
/**
 * Depth limit: with one more level, a right child could be further away than `encodeForest` can store in a
 * byte.
 */
export const TREES = {
  trees: 300,
  depth: 7,
  rate: 0.1,
  minWeight: 6,
  l2: 5,
  rowShare: 0.6,
  columnShare: 0.5,
  seed: 3,
}
/** Minimum number of rows per feature. Eight would improve little and enlarge the tables by half. */
const MIN = 12

/** Trains on some rows. For each row the list of known sites excludes its own collection. */
export function learnAddresses(
  data: AddressRows,
  places: Places,
  chosen: Uint32Array,
  leftOut: string | null,
): AddressModel {
  fillFamiliarity(data, places, leftOut)
  const labels = labelsOf(data.rows)
  const importance = importanceOf(data.rows, chosen)
  const collections = collectionsOf(data.rows)
  const blocks = data.pieces.map(({ sparse, keys }) => ({
    sparse,
    size: keys.length,
    keep: featuresOfSeveralCollections(sparse, keys.length, chosen, collections, MIN),
  }))
  return {
    blocks,
    linear: fitLinear(blocks, chosen, labels, importance, LINEAR),
    forest: fitTrees(
      { columns: data.columns, rows: data.rows.length },
      chosen,
      labels,
      importance,
      TREES,
    ),
  }
}

/** Returns a row's log-odds before calibration. */
export function addressScoreOf(
  { forest, blocks, linear }: AddressModel,
  data: AddressRows,
  row: number,
): number {
  if (data.trusted[row] === 1) return TRUSTED_ADDRESS
  const trees = forestScore(forest, (c) => data.columns[c]![row]!)
  const pieces = blocks.reduce(
    (sum, block, b) => sum + blockScore(block, linear.weights[b]!, row),
    linear.bias,
  )
  return joinedScore(trees, pieces, data.columns[KNOWN]![row] as 0 | 1 | 2)
}

/** Returns leave-one-collection-out scores. */
export function leaveOneOutAddresses(
  data: AddressRows,
  places: Places,
  log: (line: string) => void,
): Float64Array {
  const folds = foldsOf(data.rows)
  const groupOf = (i: number) => folds[i]!
  const all = Uint32Array.from(data.rows.keys())
  const scores = new Float64Array(data.rows.length)
  for (const group of new Set(Array.from(all, groupOf))) {
    const others = all.filter((i) => groupOf(i) !== group)
    const model = learnAddresses(data, places, others, group)
    for (const i of all) if (groupOf(i) === group) scores[i] = addressScoreOf(model, data, i)
    log(`  left out ${group}`)
  }
  return scores
}

function fillFamiliarity(data: AddressRows, places: Places, leftOut: string | null) {
  const column = data.columns[KNOWN]!
  data.rows.forEach(({ source }, i) => {
    const without = new Set([sourceOf(source).group, ...(leftOut === null ? [] : [leftOut])])
    column[i] = familiarityWithout(data.domains[i]!, places, without)
  })
}
