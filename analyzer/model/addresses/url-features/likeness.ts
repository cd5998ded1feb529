/** The letter bigrams of a word, including its start and end. */
export type Pairs = { readonly length: number; readonly counts: ReadonlyMap<string, number> }

/** Words whose lengths differ by more than this are not compared. */
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

/** Returns the highest Dice coefficient of the word's bigrams with any name; 1 for the name itself. */
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
