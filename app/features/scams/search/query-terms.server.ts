import { MAX_QUERY_LENGTH } from '#app/domain/list-address.ts'
import { deletionsOf, stemOf, wordsOf } from './stems.server.ts'
import SYNONYMS from './synonyms.json' with { type: 'json' }

/** Maximum number of terms. Further ones cost time and change little. */
const MAX_TERMS = 8
/** Maximum number of words of a synonym phrase. */
const MAX_PHRASE_WORDS = 3

/** Stems that must all occur. */
type Phrase = readonly string[]

/** A word of a query, or a phrase in the synonyms. */
export type Term = {
  /** As typed, normalised. */
  words: readonly string[]
  /** Its own stems. */
  own: Phrase
  /** Synonyms. */
  synonyms: readonly Phrase[]
  /** Stems at edit distance one, and deletions by which they are found. */
  mistyped: readonly string[]
}

const stemsOf = (phrase: string): Phrase => wordsOf(phrase).map(stemOf)
const keyOf = (phrase: Phrase) => phrase.join(' ')

const IGNORED = new Set(
  Object.values(SYNONYMS.ignored)
    .flat()
    .map((word) => keyOf(stemsOf(word))),
)
/** Synonym groups by phrase. */
const GROUPS = new Map(
  SYNONYMS.synonyms
    .map((group) => Object.values(group).flat().map(stemsOf))
    .flatMap((phrases) => phrases.map((phrase) => [keyOf(phrase), phrases] as const)),
)
/** Single-word synonyms by the deletions of their stem. */
const NEARLY = Map.groupBy(
  [...GROUPS.keys()].filter((key) => !key.includes(' ')).flatMap((stem) => nearOf(stem, stem)),
  ({ near }) => near,
)

/** Returns the distinct terms of a query. Ignored words are left out unless nothing remains. */
export function termsIn(query: string): Term[] {
  const terms = allTermsIn(query)
  const telling = terms.filter(tells)
  return (telling.length > 0 ? telling : terms).slice(0, MAX_TERMS)
}

/** Returns the distinct informative terms of a text. */
export function distinctiveTermsIn(text: string): Term[] {
  return allTermsIn(text).filter(tells).slice(0, MAX_TERMS)
}

const tells = ({ own }: Term) => !IGNORED.has(keyOf(own))

function allTermsIn(query: string): Term[] {
  const words = wordsOf(query.slice(0, MAX_QUERY_LENGTH))
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    const term = termAt(words.slice(at, at + MAX_PHRASE_WORDS))
    if (!terms.some(({ own }) => keyOf(own) === keyOf(term.own))) terms.push(term)
    at += term.words.length
  }
  return terms
}

/** Adds to each term the words at edit distance one. */
export function withTypingErrors(terms: readonly Term[]): Term[] {
  return terms.map((term) => {
    const [stem, ...more] = term.own
    if (!stem || more.length > 0) return term
    const near = nearOf(stem, stem).map(({ near }) => near)
    if (near.length === 1) return term
    const meant = new Set(near.flatMap((one) => NEARLY.get(one) ?? []).map(({ stem }) => stem))
    return {
      ...term,
      synonyms: [...term.synonyms, ...[...meant].flatMap((one) => GROUPS.get(one) ?? [])],
      mistyped: near,
    }
  })
}

/** Returns the longest synonym phrase at the start of these words, or else the first word. */
function termAt(words: readonly string[]): Term {
  const stems = words.map(stemOf)
  for (let length = words.length; length > 0; length--) {
    const own = stems.slice(0, length)
    const group = GROUPS.get(keyOf(own))
    if (!group && length > 1) continue
    const synonyms = (group ?? []).filter((phrase) => keyOf(phrase) !== keyOf(own))
    return { words: words.slice(0, length), own, synonyms, mistyped: [] }
  }
  throw new Error('there is no word to read')
}

function nearOf(stem: string, of: string): { near: string; stem: string }[] {
  return [stem, ...deletionsOf(stem)].map((near) => ({ near, stem: of }))
}
