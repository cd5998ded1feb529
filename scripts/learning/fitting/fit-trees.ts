import { seeded } from './seeded.ts'

export type Tree = {
  feature: number[]
  threshold: number[]
  left: number[]
  right: number[]
  value: number[]
}
export type GrownForest = { base: number; trees: Tree[]; borders: Float32Array[] }
export type Dense = { columns: readonly Float32Array[]; rows: number }

const BINS = 32
/** Maximum leaf value before shrinkage. */
const MAX = 4
const MIN_GAIN = 1e-3
/** Number of rows sampled for thresholds. */
const SAMPLED = 20_000

type Options = {
  trees: number
  depth: number
  rate: number
  minWeight: number
  l2: number
  rowShare: number
  columnShare: number
  seed: number
}

/** Gradient and Hessian sums for each used column and bin. */
type Histogram = { slopes: Float64Array; bends: Float64Array }
type Split = { column: number; bin: number }

/**
 * Gradient-boosted trees for logistic loss: shallow, with shrinkage, over binned columns. `x <= threshold`
 * goes left.
 */
export function fitTrees(
  data: Dense,
  rows: Uint32Array,
  labels: Uint8Array,
  weights: Float64Array,
  { trees, depth, rate, minWeight, l2, rowShare, columnShare, seed }: Options,
): GrownForest {
  const random = seeded(seed)
  const borders = bordersOf(data, rows)
  const width = borders.length
  const bins = binned(data, borders, rows)
  const target = Float64Array.from(rows, (row) => labels[row]!)
  const weight = Float64Array.from(rows, (row) => weights[row]!)
  const all = weight.reduce((sum, w) => sum + w, 0)
  const positive = weight.reduce((sum, w, k) => sum + w * target[k]!, 0)
  const base = Math.log(positive / (all - positive))
  const score = new Float64Array(rows.length).fill(base)
  const slope = new Float64Array(rows.length)
  const bend = new Float64Array(rows.length)
  const forest: GrownForest = { base, trees: [], borders }
  for (let t = 0; t < trees; t++) {
    for (let k = 0; k < rows.length; k++) {
      const p = 1 / (1 + Math.exp(-score[k]!))
      slope[k] = (p - target[k]!) * weight[k]!
      bend[k] = Math.max(1e-6, p * (1 - p)) * weight[k]!
    }
    const inside = Uint32Array.from(rows.keys()).filter(() => random() < rowShare)
    const used = Int32Array.from(borders.keys()).filter(
      (c) => borders[c]!.length > 0 && random() < columnShare,
    )
    const tree: Tree = { feature: [], threshold: [], left: [], right: [], value: [] }
    const cut: number[] = []
    const grow = (from: number, to: number, level: number, given: Histogram | null): number => {
      let [g, h] = [0, 0]
      for (let at = from; at < to; at++) {
        g += slope[inside[at]!]!
        h += bend[inside[at]!]!
      }
      const node = tree.feature.length
      tree.feature.push(-1)
      tree.threshold.push(0)
      tree.left.push(-1)
      tree.right.push(-1)
      tree.value.push(rate * Math.min(MAX, Math.max(-MAX, -g / (h + l2))))
      cut.push(0)
      if (level === depth || h < 2 * minWeight) return node
      const histogram = given ?? count(from, to)
      const best = bestSplit(histogram, g, h)
      if (best === null) return node
      const middle = partition(from, to, best)
      tree.feature[node] = best.column
      tree.threshold[node] = borders[best.column]![best.bin]!
      cut[node] = best.bin
      const [left, right] = level + 1 < depth ? halves(histogram, from, middle, to) : [null, null]
      tree.left[node] = grow(from, middle, level + 1, left)
      tree.right[node] = grow(middle, to, level + 1, right)
      return node
    }
    grow(0, inside.length, 0, null)
    forest.trees.push(tree)
    for (let k = 0; k < rows.length; k++) {
      let node = 0
      while (tree.feature[node]! >= 0)
        node =
          bins[k * width + tree.feature[node]!]! <= cut[node]!
            ? tree.left[node]!
            : tree.right[node]!
      score[k]! += tree.value[node]!
    }

    function count(from: number, to: number): Histogram {
      const slopes = new Float64Array(used.length * BINS)
      const bends = new Float64Array(used.length * BINS)
      for (let at = from; at < to; at++) {
        const k = inside[at]!
        const g = slope[k]!
        const h = bend[k]!
        for (let u = 0; u < used.length; u++) {
          const place = u * BINS + bins[k * width + used[u]!]!
          slopes[place]! += g
          bends[place]! += h
        }
      }
      return { slopes, bends }
    }

    /** Computes the smaller child's histogram. The other is the difference to the parent's. */
    function halves(whole: Histogram, from: number, middle: number, to: number): Histogram[] {
      const leftIsSmall = middle - from <= to - middle
      const small = leftIsSmall ? count(from, middle) : count(middle, to)
      const rest = {
        slopes: whole.slopes.map((value, i) => value - small.slopes[i]!),
        bends: whole.bends.map((value, i) => value - small.bends[i]!),
      }
      return leftIsSmall ? [small, rest] : [rest, small]
    }

    function bestSplit({ slopes, bends }: Histogram, g: number, h: number): Split | null {
      let best: Split | null = null
      let most = MIN_GAIN
      for (let u = 0; u < used.length; u++) {
        const column = used[u]!
        let [gl, hl] = [0, 0]
        for (let bin = 0; bin < borders[column]!.length; bin++) {
          gl += slopes[u * BINS + bin]!
          hl += bends[u * BINS + bin]!
          if (hl < minWeight) continue
          const hr = h - hl
          if (hr < minWeight) break
          const gr = g - gl
          const gain = (gl * gl) / (hl + l2) + (gr * gr) / (hr + l2) - (g * g) / (h + l2)
          if (gain > most) {
            most = gain
            best = { column, bin }
          }
        }
      }
      return best
    }

    /** Moves the rows of the left child first and returns the index of the first of the right child. */
    function partition(from: number, to: number, { column, bin }: Split): number {
      const part = inside.slice(from, to)
      const goesLeft = (k: number) => bins[k * width + column]! <= bin
      const left = part.filter(goesLeft)
      inside.set(left, from)
      inside.set(
        part.filter((k) => !goesLeft(k)),
        from + left.length,
      )
      return from + left.length
    }
  }
  return forest
}

/** Quantile thresholds of each column. */
function bordersOf(data: Dense, rows: Uint32Array): Float32Array[] {
  const taken = Math.min(SAMPLED, rows.length)
  return data.columns.map((column) => {
    const some = Float32Array.from(
      { length: taken },
      (_, i) => column[rows[Math.floor((i * rows.length) / taken)]!]!,
    ).sort()
    const distinct = [...new Set(some)]
    if (distinct.length <= BINS)
      return Float32Array.from(distinct.slice(1), (value, i) => (distinct[i]! + value) / 2)
    const borders: number[] = []
    for (let b = 1; b < BINS; b++) {
      const value = some[Math.floor((b * some.length) / BINS)]!
      if (borders.length === 0 || value > borders.at(-1)!) borders.push(value)
    }
    return Float32Array.from(borders)
  })
}

/** Bins of all columns for each row. */
function binned(data: Dense, borders: readonly Float32Array[], rows: Uint32Array): Uint8Array {
  const bins = new Uint8Array(rows.length * borders.length)
  borders.forEach((edge, c) => {
    const column = data.columns[c]!
    rows.forEach((row, k) => {
      const value = column[row]!
      let low = 0
      let high = edge.length
      while (low < high) {
        const mid = (low + high) >> 1
        if (value <= edge[mid]!) high = mid
        else low = mid + 1
      }
      bins[k * borders.length + c] = low
    })
  })
  return bins
}

/** Returns a row's log-odds. `get` returns a feature by its number. */
export function forestScore(forest: GrownForest, get: (feature: number) => number): number {
  let z = forest.base
  for (const tree of forest.trees) {
    let node = 0
    while (tree.feature[node]! >= 0)
      node =
        get(tree.feature[node]!) <= tree.threshold[node]! ? tree.left[node]! : tree.right[node]!
    z += tree.value[node]!
  }
  return z
}
