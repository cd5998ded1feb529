import { normalForm } from '#app/domain/text/normal-form.ts'

/**
 * MinHash with banding (Broder 1997; Leskovec, Rajaraman and Ullman, Mining of Massive Datasets, chapter 3): texts
 * with a word Jaccard similarity of 0.8 and more nearly always share two buckets or more, unrelated texts hardly ever.
 */
const BANDS = 16
const ROWS_PER_BAND = 4

/** Two texts that share this many buckets resemble each other. */
export const MIN_SHARED_BUCKETS = 2

/** Fewer different words than this say too little to be compared. */
const MIN_WORDS = 5

/** One multiplier a row, odd, drawn once from a fixed seed: stored buckets stay comparable for ever. */
const MULTIPLIERS = drawMultipliers(BANDS * ROWS_PER_BAND)

/**
 * The 16 buckets of a text, each a signed 64-bit number, or none when it has too few words to be compared. Case,
 * digits, links and punctuation play no part: scams repeat their words and vary their numbers.
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

/** The buckets of a site: equal for every address under one registrable domain. */
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

/** The finaliser of MurmurHash3 (32 bits). */
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
