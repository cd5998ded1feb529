import { lexeme, MARKS } from './entry-words.server.ts'
import type { Term } from './query-terms.server.ts'

/** A field of an entry as its lexeme prefixes. */
type Field = readonly string[]

const TITLE: Field = [MARKS.title]
const TEXT: Field = [MARKS.text]
const ANYWHERE: Field = [MARKS.text, MARKS.points]

/** Queries in order of relevance, each as a tsquery, and their disjunction. */
export type RankedQueries = { each: string[]; any: string }

/**
 * Ranks matches: title before text, text before tips and signs, exact words before synonyms. An entry belongs
 * to the first query it matches.
 */
export function rankedQueries(terms: readonly Term[]): RankedQueries {
  const inTitle = terms.map((term) => synonymQuery(term, TITLE))
  const anywhere = all(terms.map((term) => synonymQuery(term, ANYWHERE)))
  const each = unique([
    all(terms.map((term) => exactQuery(term, TITLE))),
    all(inTitle),
    ...(terms.length > 1 ? [all([any(inTitle), anywhere])] : []),
    all(terms.map((term) => exactQuery(term, TEXT))),
    all(terms.map((term) => synonymQuery(term, TEXT))),
    anywhere,
  ])
  return { each, any: anywhere }
}

/** The same, followed by a prefix query. */
export function rankedPrefixQueries(terms: readonly Term[]): RankedQueries {
  const whole = rankedQueries(terms)
  const starting = [TITLE, TEXT].map((place) => all(terms.map((term) => prefixQuery(term, place))))
  return { each: unique([...whole.each, ...starting]), any: any([whole.any, ...starting]) }
}

/** The same for entries that lack one of the terms. */
export function rankedQueriesWithoutOneTerm(terms: readonly Term[]): RankedQueries {
  const rest = terms.map((_, place) => terms.toSpliced(place, 1))
  const inTitle = rest.map((some) => some.map((term) => synonymQuery(term, TITLE)))
  const anywhere = rest.map((some) => all(some.map((term) => synonymQuery(term, ANYWHERE))))
  const each = unique([
    any(inTitle.map(all)),
    any(anywhere.map((one, place) => all([any(inTitle[place] ?? []), one]))),
    any(anywhere),
  ])
  return { each, any: any(anywhere) }
}

/** Matches titles with two of the terms. */
export function twoTermsInTitleQuery(terms: readonly Term[]): string {
  const found = terms.map((term) => synonymQuery(term, TITLE))
  return any(
    found.flatMap((one, place) => found.slice(place + 1).map((other) => all([one, other]))),
  )
}

/** Matches entries with the term in the title, or anywhere. */
export function termQuery(term: Term, where: 'title' | 'anywhere'): string {
  return synonymQuery(term, where === 'title' ? TITLE : ANYWHERE)
}

/** Disjunction as a tsquery. */
function any(queries: readonly string[]): string {
  return joined(queries, ' | ')
}

function all(queries: readonly string[]): string {
  return joined(queries, ' & ')
}

/** The term itself. Typing errors are matched in titles only, because only those are indexed. */
function exactQuery({ own, mistyped }: Term, place: Field): string {
  const inTitles = [MARKS.title, MARKS.mistypedTitle]
  const errors = mistyped.flatMap((stem) => inTitles.map((mark) => lexeme(mark, stem)))
  return any([phrase(own, place), ...errors])
}

/** The term or its synonyms. */
function synonymQuery(term: Term, place: Field): string {
  return any([exactQuery(term, place), ...term.synonyms.map((one) => phrase(one, place))])
}

function phrase(stems: readonly string[], place: Field): string {
  return all(stems.map((stem) => any(place.map((mark) => lexeme(mark, stem)))))
}

/** Words that start with those of the term. */
function prefixQuery({ words }: Term, place: Field): string {
  return all(words.map((word) => any(place.map((mark) => `${lexeme(mark, word)}:*`))))
}

function joined(queries: readonly string[], by: string): string {
  const each = unique(queries)
  return each.length === 1 ? (each[0] ?? '') : `(${each.join(by)})`
}

const unique = (queries: readonly string[]) => [...new Set(queries)]
