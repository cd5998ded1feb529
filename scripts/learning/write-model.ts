import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  MANIFEST,
  MODEL,
  type ModelManifest,
  sha256,
  type WeightsEntry,
  type WeightsName,
} from '../rules/compile-model.ts'
import { type Weights, writeWeights } from '../rules/weights-file.ts'
import type { Block } from './fitting/fit-linear.ts'
import type { GrownForest } from './fitting/fit-trees.ts'

/** Training provenance of weights. */
export type Provenance = Omit<WeightsEntry, 'holds' | 'bytes' | 'sha256'>

/**
 * Writes weights to analyzer/model/ and adds the file to the manifest. `npm run train` compiles them
 * afterwards.
 */
export function writeModel(name: WeightsName, weights: Weights, provenance: Provenance) {
  const bytes = writeWeights(weights)
  writeFileSync(join(MODEL, `${name}.bin`), bytes)
  const manifest: ModelManifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const entry: WeightsEntry = {
    holds: manifest.files[`${name}.bin`]!.holds,
    ...provenance,
    bytes: bytes.length,
    sha256: sha256(bytes),
  }
  const files = { ...manifest.files, [`${name}.bin`]: entry }
  writeFileSync(MANIFEST, `${JSON.stringify({ ...manifest, files }, null, 2)}\n`)
}

/** Returns the size of a weight file in bytes. */
export function sizeOf(name: WeightsName): number {
  return readFileSync(join(MODEL, `${name}.bin`)).byteLength
}

/** Returns a formatted TypeScript module with one constant, for analyzer/model/. */
export function writeModule(file: string, comment: string, name: string, value: object) {
  const text = `/** ${comment} */\nexport const ${name} = ${literal(value, '')} as const\n`
  writeFileSync(join(MODEL, file), text)
}

const WIDTH = 100
/** Keys shorter than this have their value on the same line. */
const SHORT_KEY = 5

function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  if (Array.isArray(value))
    return `[\n${value.map((item) => `${inner}${literal(item, inner)},\n`).join('')}${indent}]`
  const lines = Object.entries(value).map(([key, item]) => {
    const written = literal(item, inner)
    const isLong =
      typeof item === 'string' &&
      key.length >= SHORT_KEY &&
      inner.length + key.length + written.length + 3 > WIDTH
    return `${inner}${key}:${isLong ? `\n${inner}  ` : ' '}${written},\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

/** Encodes the kept features of a block with 8-bit weights. @param keys in the order of `numberKeys` */
export function encodeTable({ keep }: Block, keys: Uint32Array, weights: Float32Array) {
  const kept = [...keys.keys()].filter((i) => keep[i] === 1)
  let most = 0
  for (const i of kept) most = Math.max(most, Math.abs(weights[i]!))
  const step = most / 127 || 1
  return {
    keys: encodeKeys(kept.map((i) => keys[i]!)),
    weights: Int8Array.from(kept, (i) => Math.round(weights[i]! / step)),
    step: Number(step.toPrecision(8)),
  }
}

/** Encodes trees as flat lists with 16-bit leaves. */
export function encodeForest({ base, trees, borders }: GrownForest) {
  const roots: number[] = []
  const columns: number[] = []
  const edges: number[] = []
  const right: number[] = []
  const leaves: number[] = []
  let most = 0
  for (const { value, feature } of trees)
    value.forEach((v, n) => {
      if (feature[n]! < 0) most = Math.max(most, Math.abs(v))
    })
  const step = most / 32_767 || 1
  for (const tree of trees) {
    roots.push(columns.length)
    const put = (node: number) => {
      const at = columns.length
      const column = tree.feature[node]!
      columns.push(column < 0 ? 255 : column)
      edges.push(column < 0 ? 0 : borders[column]!.indexOf(tree.threshold[node]!))
      right.push(0)
      leaves.push(column < 0 ? Math.round(tree.value[node]! / step) : 0)
      if (column < 0) return
      put(tree.left[node]!)
      right[at] = columns.length - at
      put(tree.right[node]!)
    }
    put(0)
  }
  return {
    base: Number(base.toPrecision(8)),
    step: Number(step.toPrecision(8)),
    roots: Uint32Array.from(roots),
    columns: Uint8Array.from(columns),
    borders: Uint8Array.from(edges),
    right: Uint8Array.from(right),
    values: Int16Array.from(leaves),
    edges: Float32Array.from(borders.flatMap((list) => [...list])),
    edgeCounts: Uint8Array.from(borders, ({ length }) => length),
  }
}

/** Encodes keys for `decodeKeys`. */
export function encodeKeys(keys: readonly number[]): Uint8Array {
  const bytes: number[] = []
  let last = 0
  for (const key of Uint32Array.from(new Set(keys)).sort()) {
    let gap = key - last
    for (; gap > 0x7f; gap >>>= 7) bytes.push((gap & 0x7f) | 0x80)
    bytes.push(gap)
    last = key
  }
  return Uint8Array.from(bytes)
}
