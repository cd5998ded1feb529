import type { Scam } from '../scam.ts'

const MOST_RELATED = 3
/** Shorter words join sentences and tell nothing. */
const SHORTEST_WORD = 4
/** What the same type of scam, and the same category, are worth beside the share of words in common (0 to 1). */
const SAME_TYPE = 0.1
const SAME_CATEGORY = 0.1
/** Entries that reach less have nothing to do with each other. */
const LEAST_LIKENESS = 0.13

/** `searchText` as `searchTextOf` writes it. */
export type Comparable = Pick<Scam, 'id' | 'category' | 'scamTypes'> & { searchText: string }

/**
 * Of these, the ids of the ones most like `scam`, best first: at most three, never itself, none that is not like it. Words count
 * the more, the fewer of the candidates have them.
 */
export function mostSimilar(scam: Comparable, candidates: readonly Comparable[]): string[] {
  const others = candidates
    .filter(({ id }) => id !== scam.id)
    .map((candidate) => ({ candidate, words: wordsOf(candidate) }))
  const own = wordsOf(scam)
  const weigh = weights([own, ...others.map(({ words }) => words)])
  return others
    .map(({ candidate, words }) => ({
      candidate,
      likeness:
        shareInCommon(own, words, weigh) +
        (scam.scamTypes.some((type) => candidate.scamTypes.includes(type)) ? SAME_TYPE : 0) +
        (scam.category === candidate.category ? SAME_CATEGORY : 0),
    }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_RELATED)
    .map(({ candidate }) => candidate.id)
}

type Words = ReadonlySet<string>

/** The weighted Jaccard index of two sets of words, from 0 to 1. */
function shareInCommon(a: Words, b: Words, weigh: (words: Iterable<string>) => number): number {
  const all = weigh(new Set([...a, ...b]))
  return all === 0 ? 0 : weigh([...a].filter((word) => b.has(word))) / all
}

/** How to weigh words: each is worth the logarithm of how rare it is among these texts. */
function weights(texts: readonly Words[]) {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap((words) => [...words])) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return (words: Iterable<string>) => {
    let sum = 0
    for (const word of words) sum += Math.log(1 + texts.length / (counts.get(word) ?? 1))
    return sum
  }
}

function wordsOf({ searchText }: Comparable): Set<string> {
  const words = searchText.split(' ')
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD))
}
