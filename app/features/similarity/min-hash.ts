import { normalForm } from '#app/domain/text/normal-form.ts'

/**
 * MinHash LSH with banding (Broder 1997; Leskovec, Rajaraman and Ullman, Mining of Massive Datasets, chapter
 * 3): texts with a word Jaccard similarity of at least 0.8 nearly always share two buckets, unrelated texts
 * hardly ever.
 */
const BANDS = 16
const ROWS_PER_BAND = 4

/** Minimum number of shared buckets for two texts to be similar. */
export const MIN_SHARED_BUCKETS = 2

/** Minimum number of distinct words for comparison. */
const MIN_WORDS = 5

/** One odd multiplier per row from a fixed seed, so that stored buckets stay comparable. */
const MULTIPLIERS = drawMultipliers(BANDS * ROWS_PER_BAND)

/**
 * Returns the 16 LSH buckets of a text as signed 64-bit numbers; none if it has too few words. Ignores case,
 * digits, links and punctuation, because scams repeat their words and vary their numbers.
 */
export function bucketsOfText(text: string): bigint[] {
  const words = new Set(
    normalForm(text, 'NFKC')
      .toLowerCase()
      .replace(/\b(?:https?:\/\/|www\.)\S+/gu, ' ')
      .match(/\p{L}[\p{L}\p{M}]+/gu),
  )
  return words.size < MIN_WORDS ? [] : bandsOf(words)
}

/** Returns the buckets of a site, equal for all addresses under one registrable domain. */
export function bucketsOfSite(domain: string): bigint[] {
  return bandsOf(new Set([domain.toLowerCase()]))
}

function bandsOf(words: ReadonlySet<string>): bigint[] {
  const signature = new Uint32Array(MULTIPLIERS.length).fill(0xffffffff)
  for (const word of words) {
    const hash = fnv1a(word)
    for (const [row, multiplier] of MULTIPLIERS.entries()) {
      const value = mix(Math.imul(hash, multiplier) >>> 0)
      if (value < (signature[row] ?? 0)) signature[row] = value
    }
  }
  return Array.from({ length: BANDS }, (_, band) => {
    const rows = signature.subarray(band * ROWS_PER_BAND, (band + 1) * ROWS_PER_BAND)
    return BigInt.asIntN(64, (BigInt(fold(rows, band)) << 32n) | BigInt(fold(rows, ~band)))
  })
}

/** FNV-1a over UTF-16 code units, 32 bits. */
function fnv1a(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) {
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** Finaliser of MurmurHash3 (32 bits). */
function mix(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

function fold(rows: Uint32Array, seed: number): number {
  return rows.reduce((hash, row) => mix(hash ^ row), mix(seed >>> 0))
}

function drawMultipliers(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, place) => mix(0x9e3779b9 + place) | 1)
}
