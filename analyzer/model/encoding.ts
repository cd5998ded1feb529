/**
 * Trained weights as the compiler encodes them from the weight files (analyzer/model/*.bin): little-endian
 * numbers in base64.
 */
import type { PieceGroup } from './addresses/address-pieces.ts'
import type { Calibration } from './ensemble.ts'

/** A weight table: `keys` is sorted, `weights[i]` belongs to `keys[i]` and is multiplied by `step`. */
export type WeightTable = {
  readonly keys: Uint32Array
  readonly weights: Int8Array
  readonly step: number
}

/**
 * Decision trees, concatenated, each in preorder. A node's left child follows it; its right child is `right`
 * nodes further.
 */
export type Forest = {
  readonly base: number
  /** Start index of each tree. */
  readonly roots: Uint32Array
  /** The column that a node tests; 255 for a leaf. */
  readonly columns: Uint8Array
  /** Index of the column's threshold: values up to it go left. */
  readonly borders: Uint8Array
  readonly right: Uint8Array
  readonly values: Int16Array
  readonly step: number
  readonly bordersOf: readonly Float32Array[]
}

export type EncodedTable = { keys: string; weights: string; step: number }
export type EncodedForest = {
  base: number
  step: number
  roots: string
  columns: string
  borders: string
  right: string
  values: string
  edges: string
  edgeCounts: string
}
export type EncodedAddressModel = {
  bias: number
  pieces: Readonly<Record<PieceGroup, EncodedTable>>
  forest: EncodedForest
  calibration: Calibration
}
type EncodedText = {
  bias: number
  words: EncodedTable
  signs: EncodedTable
  calibration: Calibration
}
export type EncodedTextModel = Readonly<Record<'message' | 'email', EncodedText>>
/** Encoded key lists. */
export type EncodedSites = { readonly often: string; readonly once: string }
export type EncodedLetterCosts = { costs: string; step: number }

export function decodeTable({ keys, weights, step }: EncodedTable): WeightTable {
  return { keys: decodeKeys(keys), weights: new Int8Array(bytes(weights)), step }
}

export function decodeForest(encoded: EncodedForest): Forest {
  return {
    base: encoded.base,
    step: encoded.step,
    roots: new Uint32Array(bytes(encoded.roots)),
    columns: new Uint8Array(bytes(encoded.columns)),
    borders: new Uint8Array(bytes(encoded.borders)),
    right: new Uint8Array(bytes(encoded.right)),
    values: new Int16Array(bytes(encoded.values)),
    bordersOf: splitEdges(
      new Float32Array(bytes(encoded.edges)),
      new Uint8Array(bytes(encoded.edgeCounts)),
    ),
  }
}

function splitEdges(edges: Float32Array, counts: Uint8Array): Float32Array[] {
  let end = 0
  return Array.from(counts, (count) => {
    end += count
    return edges.subarray(end - count, end)
  })
}

/**
 * Decodes sorted unique keys stored as gaps in LEB128: seven bits per byte, lowest first, the eighth bit set
 * on all but the last byte of a gap.
 */
export function decodeKeys(gaps: string): Uint32Array {
  const coded = new Uint8Array(bytes(gaps))
  let count = 0
  for (let i = 0; i < coded.length; i++) if (coded[i]! <= 0x7f) count++
  const keys = new Uint32Array(count)
  let at = 0
  let key = 0
  let place = 1
  for (let i = 0; i < coded.length; i++) {
    const byte = coded[i]!
    key += (byte & 0x7f) * place
    if (byte > 0x7f) place *= 0x80
    else {
      keys[at++] = key
      place = 1
    }
  }
  return keys
}

/** Returns the index of a key in a sorted list, or -1. */
export function indexOfKey(keys: Uint32Array, key: number): number {
  let low = 0
  let high = keys.length - 1
  while (low <= high) {
    const mid = (low + high) >> 1
    const found = keys[mid]!
    if (found === key) return mid
    if (found < key) low = mid + 1
    else high = mid - 1
  }
  return -1
}

/** Returns the weight of a key, or null if it was not learned. */
export function weightOf({ keys, weights, step }: WeightTable, key: number): number | null {
  const at = indexOfKey(keys, key)
  return at < 0 ? null : weights[at]! * step
}

/** Minimum number of features for full weight. */
const FEWEST = 8

/** Sums the learned weights, normalised so that the sum does not grow with text length. */
export function sumOfPieces(weights: readonly number[]): number {
  let sum = 0
  for (const weight of weights) sum += weight
  return sum / Math.sqrt(Math.max(FEWEST, weights.length))
}

export function sumOfTrees(forest: Forest, row: readonly number[]): number {
  const { roots, columns, borders, right, values, bordersOf, step } = forest
  let sum = 0
  for (const root of roots) {
    let node = root
    while (columns[node] !== 255) {
      const column = columns[node]!
      node += row[column]! <= bordersOf[column]![borders[node]!]! ? 1 : right[node]!
    }
    sum += values[node]!
  }
  return forest.base + sum * step
}

/** Decodes base64. */
export function bytesOf(base64: string): Uint8Array {
  return new Uint8Array(bytes(base64))
}

function bytes(base64: string): ArrayBuffer {
  const text = atob(base64)
  const array = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) array[i] = text.charCodeAt(i)
  return array.buffer
}
