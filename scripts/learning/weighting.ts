import type { Row } from './rows.ts'
import { sourceOf } from './sources.ts'
import { SYNTHETIC_KINDS } from './written-rows.ts'

const MADE = Object.values(SYNTHETIC_KINDS)

/** Weight of a row by the reliability of its label. */
function trust({ source, kind, type }: Row): number {
  const { origin, group } = sourceOf(source)
  if (kind === 'spam-advert') return origin === 'ours' ? 4 : 0.3
  if (kind === 'scam-site') return 0.3
  // Mostly adverts in poorly translated Hindi, which other collections label ordinary.
  if (kind === 'translated-uci-spam' && group === 'UCI in Hindi') return 0.05
  // A higher weight for hard examples and synthetic addresses reduces accuracy on usual ones.
  if (source === 'himaya lives' || source === 'himaya reported' || MADE.includes(kind)) return 2
  if (source === 'himaya pairs') return 1
  if (origin === 'ours') return type === 'website' ? 4 : 8
  return origin === 'real' ? 1 : 0.5
}

/**
 * Returns the training weight of each row: a collection counts by a power of its size, both labels equally,
 * with mean 1. Rows that are not used for training have weight 0.
 * @param share additional weight per row
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
 * Returns the collection number of each row. Each kind of this project's texts is a collection, because it
 * has its own authors and languages.
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

/** 1 for scams, 0 otherwise. */
export function labelsOf(rows: readonly Row[]): Uint8Array {
  return Uint8Array.from(rows, ({ label }) => Number(label === 'scam'))
}
