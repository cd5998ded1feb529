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

/** Quantile borders of each column. */
export function bordersOf(data: Dense, rows: Uint32Array): Float32Array[] {
  return data.columns.map((column) => {
    const some = Float32Array.from(
      { length: Math.min(20000, rows.length) },
      (_, i) => column[rows[Math.floor((i * rows.length) / Math.min(20000, rows.length))]!]!,
    ).sort()
    const borders: number[] = []
    const distinct = [...new Set(some)]
    if (distinct.length <= BINS)
      for (let i = 1; i < distinct.length; i++) borders.push((distinct[i - 1]! + distinct[i]!) / 2)
    else
      for (let b = 1; b < BINS; b++) {
        const value = some[Math.floor((b * some.length) / BINS)]!
        if (borders.length === 0 || value > borders.at(-1)!) borders.push(value)
      }
    return Float32Array.from(borders)
  })
}

export function binned(data: Dense, borders: Float32Array[]): Uint8Array[] {
  return data.columns.map((column, c) => {
    const edge = borders[c]!
    return Uint8Array.from(column, (value) => {
      let low = 0
      let high = edge.length
      while (low < high) {
        const mid = (low + high) >> 1
        if (value <= edge[mid]!) high = mid
        else low = mid + 1
      }
      return low
    })
  })
}

/** Gradient-boosted trees for the logistic loss: shallow, with shrinkage, over binned columns. `x <= threshold` goes left. */
export function fitTrees(
  data: Dense,
  rows: Uint32Array,
  labels: Uint8Array,
  weights: Float64Array,
  options: Options,
  monotone?: Int8Array,
): GrownForest {
  const { trees, depth, rate, minWeight, l2, rowShare, columnShare, seed } = options
  const random = seeded(seed)
  const borders = bordersOf(data, rows)
  const bins = binned(data, borders)
  const score = new Float64Array(data.rows)
  let pos = 0
  let all = 0
  for (const r of rows) {
    all += weights[r]!
    if (labels[r]) pos += weights[r]!
  }
  const base = Math.log(pos / (all - pos))
  for (const r of rows) score[r] = base
  const G = new Float32Array(data.rows)
  const H = new Float32Array(data.rows)
  const forest: GrownForest = { base, trees: [], borders }
  const C = bins.length
  const histG = new Float64Array(C * BINS)
  const histH = new Float64Array(C * BINS)
  for (let t = 0; t < trees; t++) {
    for (const r of rows) {
      const p = 1 / (1 + Math.exp(-score[r]!))
      G[r] = (p - labels[r]!) * weights[r]!
      H[r] = Math.max(1e-6, p * (1 - p)) * weights[r]!
    }
    const sample = rows.filter(() => random() < rowShare)
    const columns = Array.from({ length: C }, (_, c) => c).filter(
      (c) => borders[c]!.length > 0 && random() < columnShare,
    )
    const tree: Tree = { feature: [], threshold: [], left: [], right: [], value: [] }
    const thresholdBin: number[] = []
    const leafOf = (g: number, h: number, low: number, high: number) =>
      Math.min(high, Math.max(low, -g / (h + l2)))
    const grow = (inside: Uint32Array, level: number, low: number, high: number): number => {
      let g = 0
      let h = 0
      for (const r of inside) {
        g += G[r]!
        h += H[r]!
      }
      const node = tree.feature.length
      tree.feature.push(-1)
      tree.threshold.push(0)
      tree.left.push(-1)
      tree.right.push(-1)
      thresholdBin.push(0)
      tree.value.push(rate * leafOf(g, h, low, high))
      if (level === depth || h < 2 * minWeight) return node
      let best = 1e-3
      let bestC = -1
      let bestB = -1
      let bestMid = 0
      const parent = (g * g) / (h + l2)
      histG.fill(0)
      histH.fill(0)
      for (const c of columns) {
        const column = bins[c]!
        const at = c * BINS
        for (const r of inside) {
          const k = at + column[r]!
          histG[k]! += G[r]!
          histH[k]! += H[r]!
        }
        let gl = 0
        let hl = 0
        for (let b = 0; b < borders[c]!.length; b++) {
          gl += histG[at + b]!
          hl += histH[at + b]!
          const hr = h - hl
          if (hl < minWeight || hr < minWeight) continue
          const gr = g - gl
          const vl = leafOf(gl, hl, low, high)
          const vr = leafOf(gr, hr, low, high)
          const m = monotone?.[c] ?? 0
          if (m !== 0 && (vr - vl) * m < 0) continue
          const gain = (gl * gl) / (hl + l2) + (gr * gr) / (hr + l2) - parent
          if (gain > best) {
            best = gain
            bestC = c
            bestB = b
            bestMid = (vl + vr) / 2
          }
        }
      }
      if (bestC < 0) return node
      const column = bins[bestC]!
      const left = inside.filter((r) => column[r]! <= bestB)
      const right = inside.filter((r) => column[r]! > bestB)
      tree.feature[node] = bestC
      tree.threshold[node] = borders[bestC]![bestB]!
      thresholdBin[node] = bestB
      const m = monotone?.[bestC] ?? 0
      tree.left[node] = grow(left, level + 1, m < 0 ? bestMid : low, m > 0 ? bestMid : high)
      tree.right[node] = grow(right, level + 1, m > 0 ? bestMid : low, m < 0 ? bestMid : high)
      return node
    }
    grow(sample, 0, -4, 4)
    forest.trees.push(tree)
    for (const r of rows) {
      let node = 0
      while (tree.feature[node]! >= 0)
        node =
          bins[tree.feature[node]!]![r]! <= thresholdBin[node]!
            ? tree.left[node]!
            : tree.right[node]!
      score[r]! += tree.value[node]!
    }
  }
  return forest
}

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
