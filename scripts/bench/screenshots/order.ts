import { createHash } from 'node:crypto'

/** Returns a whole number below `below` that depends on the key alone, so that every run draws the same. */
export function numberOf(key: string, below: number): number {
  return createHash('sha256').update(key).digest().readUInt32BE(0) % below
}

/** Returns the element of a list that belongs to the key. @throws Error if the list is empty */
export function pick<T>(list: readonly T[], key: string): T {
  const found = list[numberOf(key, list.length)]
  if (found === undefined) throw new Error(`nothing to choose from for ${key}`)
  return found
}

/** Returns the list in an order that depends on the keys of its elements alone. */
export function shuffled<T>(list: readonly T[], keyOf: (element: T) => string): T[] {
  return list
    .map((element) => ({ element, place: numberOf(keyOf(element), 2 ** 32) }))
    .sort((a, b) => a.place - b.place)
    .map(({ element }) => element)
}
