import { seeded, shuffle } from './seeded.ts'
import type { Sparse } from './sparse.ts'

/** One set of features of each row. A row's features are scaled by `1 / sqrt(number of kept features)`. */
export type Block = { sparse: Sparse; size: number; keep: Uint8Array }

export type Linear = { bias: number; weights: Float32Array[] }

export type LinearOptions = {
  epochs: number
  rate: number
  l2: number
  dropout: number
  seed: number
}

/** As in analyzer/model/encoding.ts. */
const MIN = 8

/** Logistic regression over feature blocks, with AdaGrad, L2 regularisation and feature dropout. */
export function fitLinear(
  blocks: readonly Block[],
  rows: Uint32Array,
  labels: Uint8Array,
  importance: Float64Array,
  { epochs, rate, l2, dropout, seed }: LinearOptions,
): Linear {
  const random = seeded(seed)
  const weights = blocks.map(({ size }) => new Float32Array(size))
  const squares = blocks.map(({ size }) => new Float32Array(size).fill(1e-4))
  let bias = 0
  let biasSquares = 1e-4
  const order = Uint32Array.from(rows)
  const used = blocks.map(() => new Uint32Array(100_000))
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    const step = rate / Math.sqrt(1 + epoch)
    for (const row of order) {
      const counts = blocks.map(({ sparse: { starts, ids }, keep }, b) => {
        let n = 0
        for (let i = starts[row]!; i < starts[row + 1]!; i++) {
          const id = ids[i]!
          if (keep[id] === 1 && random() >= dropout) used[b]![n++] = id
        }
        return n
      })
      let z = bias
      blocks.forEach((_, b) => {
        const w = weights[b]!
        let sum = 0
        for (let i = 0; i < counts[b]!; i++) sum += w[used[b]![i]!]!
        z += sum / Math.sqrt(Math.max(MIN, counts[b]!))
      })
      const pull = (1 / (1 + Math.exp(-z)) - labels[row]!) * importance[row]!
      biasSquares += pull * pull
      bias -= (step * pull) / Math.sqrt(biasSquares)
      blocks.forEach((_, b) => {
        const w = weights[b]!
        const s = squares[b]!
        const scale = 1 / Math.sqrt(Math.max(MIN, counts[b]!))
        for (let i = 0; i < counts[b]!; i++) {
          const id = used[b]![i]!
          const g = pull * scale + l2 * w[id]! * importance[row]!
          s[id]! += g * g
          w[id]! -= (step * g) / Math.sqrt(s[id]!)
        }
      })
    }
  }
  return { bias, weights }
}

/** Returns one block's part of a row's score. */
export function blockScore(
  { sparse: { starts, ids }, keep }: Block,
  weights: Float32Array,
  row: number,
): number {
  let sum = 0
  let n = 0
  for (let i = starts[row]!; i < starts[row + 1]!; i++) {
    const id = ids[i]!
    if (keep[id] === 0) continue
    sum += weights[id]!
    n++
  }
  return sum / Math.sqrt(Math.max(MIN, n))
}
