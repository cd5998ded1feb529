import { lexeme, MARKS } from './entry-words.server.ts'
import type { Term } from './query-terms.server.ts'

/** A place in an entry, by the marks of all that counts as there. */
type Place = readonly string[]

const TITLE: Place = [MARKS.title]
const TEXT: Place = [MARKS.text]
const ANYWHERE: Place = [MARKS.text, MARKS.points]

/** Ways in which an entry can fit, best first, each as a tsquery; and one that finds what any of them does. */
export type WaysToFit = { each: string[]; any: string }

/**
 * How well entries can fit terms: the title before the text, the text before tips and signs, the very word before another
 * that means the same. An entry is of the first way that it fits.
 */
export function waysToFit(terms: readonly Term[]): WaysToFit {
  const inTitle = terms.map((term) => meant(term, TITLE))
  const anywhere = all(terms.map((term) => meant(term, ANYWHERE)))
  const each = unique([
    all(terms.map((term) => said(term, TITLE))),
    all(inTitle),
    ...(terms.length > 1 ? [all([any(inTitle), anywhere])] : []),
    all(terms.map((term) => said(term, TEXT))),
    all(terms.map((term) => meant(term, TEXT))),
    anywhere,
  ])
  return { each, any: anywhere }
}

/** The same, and behind it words that begin as those that were typed. */
export function waysToFitOrStart(terms: readonly Term[]): WaysToFit {
  const whole = waysToFit(terms)
  const starting = [TITLE, TEXT].map((place) => all(terms.map((term) => starts(term, place))))
  return { each: unique([...whole.each, ...starting]), any: any([whole.any, ...starting]) }
}

/** The same for entries that lack one of the terms, whichever it is. */
export function waysToFitButOne(terms: readonly Term[]): WaysToFit {
  const rest = terms.map((_, place) => terms.toSpliced(place, 1))
  const inTitle = rest.map((some) => some.map((term) => meant(term, TITLE)))
  const anywhere = rest.map((some) => all(some.map((term) => meant(term, ANYWHERE))))
  const each = unique([
    any(inTitle.map(all)),
    any(anywhere.map((one, place) => all([any(inTitle[place] ?? []), one]))),
    any(anywhere),
  ])
  return { each, any: any(anywhere) }
}

/** A title that has two of the terms. */
export function twoInTitle(terms: readonly Term[]): string {
  const found = terms.map((term) => meant(term, TITLE))
  return any(
    found.flatMap((one, place) => found.slice(place + 1).map((other) => all([one, other]))),
  )
}

/** An entry that has the term in its title, or anywhere. */
export function fits(term: Term, where: 'title' | 'anywhere'): string {
  return meant(term, where === 'title' ? TITLE : ANYWHERE)
}

/** Any of these, as a tsquery. */
function any(queries: readonly string[]): string {
  return joined(queries, ' | ')
}

function all(queries: readonly string[]): string {
  return joined(queries, ' & ')
}

/** The term itself. An error in it is looked for in titles only: no index knows it elsewhere. */
function said({ own, mistyped }: Term, place: Place): string {
  const inTitles = [MARKS.title, MARKS.mistypedTitle]
  const errors = mistyped.flatMap((stem) => inTitles.map((mark) => lexeme(mark, stem)))
  return any([phrase(own, place), ...errors])
}

/** The term, or whatever means the same. */
function meant(term: Term, place: Place): string {
  return any([said(term, place), ...term.synonyms.map((one) => phrase(one, place))])
}

function phrase(stems: readonly string[], place: Place): string {
  return all(stems.map((stem) => any(place.map((mark) => lexeme(mark, stem)))))
}

/** Words that begin as those of the term do. */
function starts({ words }: Term, place: Place): string {
  return all(words.map((word) => any(place.map((mark) => `${lexeme(mark, word)}:*`))))
}

function joined(queries: readonly string[], by: string): string {
  const each = unique(queries)
  return each.length === 1 ? (each[0] ?? '') : `(${each.join(by)})`
}

const unique = (queries: readonly string[]) => [...new Set(queries)]
