/** Sparse rows: row `i` has the feature numbers `ids[starts[i]..starts[i + 1])`. */
export type Sparse = { starts: Uint32Array; ids: Uint32Array }

/** Sparse rows with the 32-bit keys of their features. */
export type Numbered = { sparse: Sparse; keys: Uint32Array }

/** Numbers the keys in sorted order, leaving out those in fewer than `fewest` rows. */
export function numberKeys(lists: readonly Uint32Array[], fewest: number): Numbered {
  const counts = new Map<number, number>()
  for (const list of lists) for (const key of list) counts.set(key, (counts.get(key) ?? 0) + 1)
  const keys = Uint32Array.from(
    [...counts].filter(([, n]) => n >= fewest).map(([key]) => key),
  ).sort()
  const number = new Map<number, number>()
  for (const [i, key] of keys.entries()) number.set(key, i)
  const starts = new Uint32Array(lists.length + 1)
  const ids: number[] = []
  lists.forEach((list, i) => {
    for (const key of list) {
      const id = number.get(key)
      if (id !== undefined) ids.push(id)
    }
    starts[i + 1] = ids.length
  })
  return { sparse: { starts, ids: Uint32Array.from(ids) }, keys }
}

/**
 * Returns the features in at least `fewest` rows and more than one collection.
 * @param collections the collection number of each row
 */
export function featuresOfSeveralCollections(
  { starts, ids }: Sparse,
  size: number,
  rows: Uint32Array,
  collections: Int32Array,
  fewest: number,
): Uint8Array {
  const total = new Uint32Array(size)
  const first = new Int32Array(size).fill(-1)
  const keep = new Uint8Array(size)
  const elsewhere = new Uint8Array(size)
  for (const row of rows) {
    for (let i = starts[row]!; i < starts[row + 1]!; i++) {
      const id = ids[i]!
      total[id]!++
      if (first[id] === -1) first[id] = collections[row]!
      else if (first[id] !== collections[row]) elsewhere[id] = 1
    }
  }
  for (let id = 0; id < size; id++) keep[id] = Number(elsewhere[id] === 1 && total[id]! >= fewest)
  return keep
}

/**
 * Returns the features in at least `fewest` rows that only occur in rows of a group. @param isOf whether each
 * row is in the group
 */
export function featuresOfGroupOnly(
  { starts, ids }: Sparse,
  size: number,
  rows: Uint32Array,
  isOf: readonly boolean[],
  fewest: number,
): number[] {
  const total = new Uint32Array(size)
  const outside = new Uint8Array(size)
  for (const row of rows) {
    for (let i = starts[row]!; i < starts[row + 1]!; i++) {
      total[ids[i]!]!++
      if (!isOf[row]) outside[ids[i]!] = 1
    }
  }
  return [...total.keys()].filter((id) => outside[id] === 0 && total[id]! >= fewest)
}
