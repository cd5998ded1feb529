import type { Block } from '../fitting/fit-linear.ts'

/** Pseudo-count of rows per label that contain every word, so that rare words have small log-odds. */
const SMOOTHING = 20

/**
 * Returns the log-odds of each word by itself: how much more frequent it is in scams than in ordinary rows.
 */
export function wordLogOdds(
  { sparse: { starts, ids }, size }: Block,
  rows: Uint32Array,
  labels: Uint8Array,
  importance: Float64Array,
): Float64Array {
  const having = [new Float64Array(size), new Float64Array(size)] as const
  const all: [number, number] = [0, 0]
  for (const row of rows) {
    const label = labels[row] === 1 ? 1 : 0
    all[label] += importance[row]!
    for (let i = starts[row]!; i < starts[row + 1]!; i++)
      having[label][ids[i]!]! += importance[row]!
  }
  const share = (label: 0 | 1, id: number) =>
    (having[label][id]! + SMOOTHING) / (all[label] + 2 * SMOOTHING)
  return Float64Array.from({ length: size }, (_, id) => Math.log(share(1, id) / share(0, id)))
}
