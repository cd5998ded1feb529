/** The pairs of neighbouring letters of a word, its beginning and end among them. */
export type Pairs = { readonly length: number; readonly counts: ReadonlyMap<string, number> }

/** Words that differ by more letters than this in length are not compared. */
const REACH = 3

export function pairsOf(word: string): Pairs {
  const whole = `^${word}$`
  const counts = new Map<string, number>()
  for (let at = 0; at + 2 <= whole.length; at++) {
    const pair = whole.slice(at, at + 2)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return { length: word.length, counts }
}

/** The share of pairs that a word has in common with the name most like it, 1 for the name itself (Dice's coefficient). */
export function likeness(word: string, names: readonly Pairs[]): number {
  const { counts } = pairsOf(word)
  let most = 0
  for (const name of names) {
    if (Math.abs(name.length - word.length) > REACH) continue
    let common = 0
    for (const [pair, n] of counts) common += Math.min(n, name.counts.get(pair) ?? 0)
    most = Math.max(most, (2 * common) / (name.length + word.length + 2))
  }
  return most
}
