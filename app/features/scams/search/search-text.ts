import { MAX_QUERY_LENGTH } from '#app/domain/list-address.ts'
import { withWesternDigits } from '#app/domain/text/digits.ts'
import { normalForm } from '#app/domain/text/normal-form.ts'

/* Text normalisation for search, used in the database and in the page. */

/** Maximum number of words. Further ones cost time and change little. */
const MAX_TERMS = 8
/** Shorter terms match at the start of words only, because trigram indexes need three characters. */
const MIN_INSIDE_LENGTH = 3

/** Interchangeable Arabic letters and their normalised form. */
const ARABIC_FOLDS: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ۃ: 'ه',
  ـ: '',
}
/**
 * Accents, Arabic vowels, apostrophes and joiners. The marks of Indic scripts stay: they are the vowels of a word, and
 * without them many words would be the same.
 */
const DROPPED = /(?=[\p{Script=Inherited}\p{Script=Arabic}])\p{M}|['’\u200c\u200d]/gu
const FOLDED = new RegExp(`[${Object.keys(ARABIC_FOLDS).join('')}]`, 'g')

/**
 * Normalises texts for search: lower case, without accents and diacritics, one form of Arabic letters and
 * digits, words separated by one space. Other characters separate words, so no LIKE wildcard remains.
 */
export function searchTextOf(...texts: readonly string[]): string {
  return ` ${fold(texts.join(' '))}`
}

/** Returns the distinct normalised words of a query. */
export function termsOf(query: string): string[] {
  const words = fold(query.slice(0, MAX_QUERY_LENGTH)).split(' ').filter(Boolean)
  return [...new Set(words)].slice(0, MAX_TERMS)
}

/** Whether a query has only characters that search texts do not contain. */
export function isUnsearchable(query: string): boolean {
  return query.trim() !== '' && termsOf(query).length === 0
}

/**
 * Returns the substrings of which one must occur for a term to match. A short term must be at the start of a
 * word, in Arabic optionally after the article.
 */
export function substringsOf(term: string): string[] {
  if ([...term].length >= MIN_INSIDE_LENGTH) return [term]
  return /\p{Script=Arabic}/u.test(term) ? [` ${term}`, ` ال${term}`] : [` ${term}`]
}

/** Whether every term matches the search text. */
export function matches(searchText: string, terms: readonly string[]): boolean {
  return terms.every((term) => substringsOf(term).some((needle) => searchText.includes(needle)))
}

function fold(text: string): string {
  return withWesternDigits(normalForm(text, 'NFKD'))
    .toLowerCase()
    .replace(DROPPED, '')
    .replace(FOLDED, (letter) => ARABIC_FOLDS[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
