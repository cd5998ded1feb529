/** A report or check, with what can relate it to others. */
export type Item = {
  id: string
  /** LSH bands of its texts, see `similarity/min-hash.ts`. */
  bands: readonly string[]
  /** Ids of the indicators that staff confirmed in it. */
  indicators: readonly string[]
}

/**
 * Returns the groups of at least `least` items that are related: by an indicator, or by two bands, which nearly
 * equal texts share. Items are related through others, too. The time grows with the number of items, not with
 * that of pairs: each item is joined to the first one that has the same key.
 */
export function clusters<One extends Item>(items: readonly One[], least: number): One[][] {
  const parents = items.map((_, place) => place)
  const root = (place: number): number => {
    let at = place
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]!]!
      at = parents[at]!
    }
    return at
  }
  const firstWith = new Map<string, number>()
  for (const [place, item] of items.entries()) {
    for (const key of keysOf(item)) {
      const first = firstWith.get(key)
      if (first === undefined) firstWith.set(key, place)
      else parents[root(place)] = root(first)
    }
  }
  const groups = Map.groupBy(items.entries(), ([place]) => root(place))
  return [...groups.values()]
    .map((group) => group.map(([, item]) => item))
    .filter((group) => group.length >= least)
}

/** Two items with a key in common share an indicator or two bands. */
function keysOf({ bands, indicators }: Item): string[] {
  const own = [...new Set(bands)].sort()
  const pairs = own.flatMap((one, place) => own.slice(place + 1).map((other) => `${one} ${other}`))
  return [...indicators, ...pairs]
}
