import { MAX_QUERY_LENGTH } from '#app/domain/list-address.ts'
import { withWesternDigits } from '#app/domain/text/digits.ts'
import { normalForm } from '#app/domain/text/normal-form.ts'

/* How search compares text: the same on both sides, in the database and in the page. */

/** Beyond this many words each further one costs work and changes little. */
const MAX_TERMS = 8
/** Shorter terms match at the start of a word only: a trigram index can find nothing shorter inside one. */
const MIN_INSIDE_LENGTH = 3

/** Letters that Arabic writers use for one another, and what each is compared as. */
const ARABIC_FOLDS: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ـ: '',
}
const FOLDED = new RegExp(`[${Object.keys(ARABIC_FOLDS).join('')}]`, 'g')

/**
 * Texts as search compares them, one after the other: every word after one space, lower case, without accents and
 * diacritics, Arabic letters and digits of one form each. What is neither letter nor digit parts words, so no
 * wildcard of LIKE is ever left in.
 */
export function searchTextOf(...texts: readonly string[]): string {
  return ` ${fold(texts.join(' '))}`
}

/** The folded words of a query, each once. */
export function termsOf(query: string): string[] {
  const words = fold(query.slice(0, MAX_QUERY_LENGTH)).split(' ').filter(Boolean)
  return [...new Set(words)].slice(0, MAX_TERMS)
}

/** Whether a query holds nothing but signs and pictures, which no search text has. */
export function isUnsearchable(query: string): boolean {
  return query.trim() !== '' && termsOf(query).length === 0
}

/**
 * What must stand in a search text for a term to be in it: any one of these. A short term stands at the start of a
 * word, in Arabic also behind the article.
 */
export function substringsOf(term: string): string[] {
  if ([...term].length >= MIN_INSIDE_LENGTH) return [term]
  return /\p{Script=Arabic}/u.test(term) ? [` ${term}`, ` ال${term}`] : [` ${term}`]
}

/** Whether every term is in a search text. */
export function matches(searchText: string, terms: readonly string[]): boolean {
  return terms.every((term) => substringsOf(term).some((needle) => searchText.includes(needle)))
}

function fold(text: string): string {
  return withWesternDigits(normalForm(text, 'NFKD'))
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(FOLDED, (letter) => ARABIC_FOLDS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
