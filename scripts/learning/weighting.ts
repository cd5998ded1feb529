import type { Row } from './rows.ts'
import { sourceOf } from './sources.ts'
import { SYNTHETIC_KINDS } from './written-rows.ts'

const MADE = Object.values(SYNTHETIC_KINDS)

/** What a row counts for, by what is known of how its label was given. */
function trust({ source, kind, type }: Row): number {
  const { origin, group } = sourceOf(source)
  if (kind === 'spam-advert') return origin === 'ours' ? 4 : 0.3
  if (kind === 'scam-site') return 0.3
  // Adverts for the most part, which other collections call ordinary, in a poor Hindi.
  if (kind === 'translated-uci-spam' && group === 'UCI in Hindi') return 0.05
  // Hard ones, and made-up addresses, take away from what is learned of the usual ones when they count for more.
  if (source === 'himaya lives' || source === 'himaya reported' || MADE.includes(kind)) return 2
  if (source === 'himaya pairs') return 1
  if (origin === 'ours') return type === 'website' ? 4 : 8
  return origin === 'real' ? 1 : 0.5
}

/**
 * How much each row counts in learning: a collection counts by a power of its size, both labels alike, and the mean is 1. Rows
 * that are not learned from have no weight.
 * @param share what a row counts for beside that
 */
export function importanceOf(
  rows: readonly Row[],
  chosen: Uint32Array,
  share: (row: Row) => number = () => 1,
): Float64Array {
  const key = ({ source, type, label, kind }: Row) =>
    `${sourceOf(source).group} ${type} ${label} ${kind}`
  const sizes = new Map<string, number>()
  for (const i of chosen) sizes.set(key(rows[i]!), (sizes.get(key(rows[i]!)) ?? 0) + 1)
  const weights = new Float64Array(rows.length)
  const sum = { scam: 0, safe: 0 }
  for (const i of chosen) {
    const row = rows[i]!
    weights[i] = (share(row) * trust(row)) / sizes.get(key(row))! ** 0.6
    sum[row.label] += weights[i]!
  }
  for (const i of chosen) weights[i]! *= chosen.length / 2 / sum[rows[i]!.label]
  return weights
}

/**
 * For each row the number of its collection and type. Of what this project wrote each kind is a collection: it had authors and
 * languages of its own.
 */
export function collectionsOf(rows: readonly Row[]): Int32Array {
  const numbers = new Map<string, number>()
  return Int32Array.from(rows, ({ source, type, kind }) => {
    const { group, origin } = sourceOf(source)
    const lot = origin === 'ours' ? kind.replace(/-scam$/, '') : ''
    const key = `${group} ${type} ${lot}`
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  })
}

/** 1 for scams, 0 for all else. */
export function labelsOf(rows: readonly Row[]): Uint8Array {
  return Uint8Array.from(rows, ({ label }) => Number(label === 'scam'))
}
