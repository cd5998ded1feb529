/** Seeded random number generator (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = state
    value = Math.imul(value ^ (value >>> 15), value | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** Shuffles an array in place. */
export function shuffle<T extends { length: number; [n: number]: unknown }>(
  items: T,
  random: () => number,
): T {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = items[i]
    ;(items as { [n: number]: unknown })[i] = items[j]
    ;(items as { [n: number]: unknown })[j] = kept
  }
  return items
}
