import { MAX_QUERY_LENGTH } from '#app/domain/list-address.ts'
import { deletionsOf, stemOf, wordsOf } from './stems.server.ts'
import SYNONYMS from './synonyms.json' with { type: 'json' }

/** Beyond this many terms each further one costs work and changes little. */
const MAX_TERMS = 8
/** No phrase among the synonyms has more words. */
const MAX_PHRASE_WORDS = 3

/** Stems that must all be there. */
type Phrase = readonly string[]

/** A word of a query, or a phrase that the synonyms know. */
export type Term = {
  /** As typed, folded. */
  words: readonly string[]
  /** Its own stems. */
  own: Phrase
  /** What else means the same. */
  synonyms: readonly Phrase[]
  /** Stems that are one typing error away, and stems without a letter by which such are found. */
  mistyped: readonly string[]
}

const stemsOf = (phrase: string): Phrase => wordsOf(phrase).map(stemOf)
const keyOf = (phrase: Phrase) => phrase.join(' ')

const IGNORED = new Set(
  Object.values(SYNONYMS.ignored)
    .flat()
    .map((word) => keyOf(stemsOf(word))),
)
/** Each group's phrases under each of them. */
const GROUPS = new Map(
  SYNONYMS.synonyms
    .map((group) => Object.values(group).flat().map(stemsOf))
    .flatMap((phrases) => phrases.map((phrase) => [keyOf(phrase), phrases] as const)),
)
/** The synonyms of one word, under each of their stems without a letter. */
const NEARLY = Map.groupBy(
  [...GROUPS.keys()].filter((key) => !key.includes(' ')).flatMap((stem) => nearOf(stem, stem)),
  ({ near }) => near,
)

/** The terms of a query, each once. What tells nothing is left out, unless nothing is left. */
export function termsIn(query: string): Term[] {
  const terms = allTermsIn(query)
  const telling = terms.filter(tells)
  return (telling.length > 0 ? telling : terms).slice(0, MAX_TERMS)
}

/** The terms of a text that say what it is about, each once. */
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

/** The same terms, each also as what was meant if there is one error in it. */
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

/** The longest phrase that the synonyms know at the start of these words, or else the first of them. */
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
