import type { Block } from '../fitting/fit-linear.ts'

/** So many rows of each label are taken to have every word already, so that a rare word leans little. */
const SMOOTHING = 20

/** How much oftener scams have each word than ordinary rows do, in log-odds, each word by itself. */
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
