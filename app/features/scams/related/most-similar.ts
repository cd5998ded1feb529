import type { Scam } from '../scam.ts'

const MAX_RELATED = 3
/** Shorter words are mostly function words. */
const MIN_WORD_LENGTH = 4
/** Bonus for the same scam type or category, added to the word similarity (0 to 1). */
const SAME_TYPE = 0.1
const SAME_CATEGORY = 0.1
/** Minimum similarity. */
const MIN_SIMILARITY = 0.13

/** `searchTexts` has one per language, as returned by `searchTextOf`. */
export type Comparable = Pick<Scam, 'id' | 'category' | 'scamTypes'> & {
  searchTexts: readonly string[]
}

/**
 * Returns the ids of the candidates most similar to `scam`, best first: at most three, never itself. Compares
 * in the language with the highest similarity. Words are weighted by rarity among the candidates.
 */
export function mostSimilar(scam: Comparable, candidates: readonly Comparable[]): string[] {
  const others = candidates
    .filter(({ id }) => id !== scam.id)
    .map((candidate) => ({ candidate, texts: candidate.searchTexts.map(wordsOf) }))
  const own = scam.searchTexts.map(wordsOf)
  const weigh = weights([...own, ...others.flatMap(({ texts }) => texts)])
  return others
    .map(({ candidate, texts }) => ({
      candidate,
      likeness:
        mostInCommon(own, texts, weigh) +
        (scam.scamTypes.some((type) => candidate.scamTypes.includes(type)) ? SAME_TYPE : 0) +
        (scam.category === candidate.category ? SAME_CATEGORY : 0),
    }))
    .filter(({ likeness }) => likeness >= MIN_SIMILARITY)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_RELATED)
    .map(({ candidate }) => candidate.id)
}

type Words = ReadonlySet<string>
type Weigh = (words: Iterable<string>) => number

function mostInCommon(own: readonly Words[], texts: readonly Words[], weigh: Weigh): number {
  return Math.max(0, ...own.flatMap((a) => texts.map((b) => shareInCommon(a, b, weigh))))
}

/** Weighted Jaccard index of two word sets, from 0 to 1. */
function shareInCommon(a: Words, b: Words, weigh: Weigh): number {
  const all = weigh(new Set([...a, ...b]))
  return all === 0 ? 0 : weigh([...a].filter((word) => b.has(word))) / all
}

/** Returns word weights: the logarithm of their rarity among these texts. */
function weights(texts: readonly Words[]): Weigh {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap((words) => [...words])) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return (words) => {
    let sum = 0
    for (const word of words) sum += Math.log(1 + texts.length / (counts.get(word) ?? 1))
    return sum
  }
}

function wordsOf(searchText: string): Set<string> {
  const words = searchText.split(' ')
  return new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH))
}
