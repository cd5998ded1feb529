import { searchTextOf } from './search-text.ts'
import FORMS from './word-forms.json' with { type: 'json' }

/**
 * Length limits for typing errors: shorter words are too similar to each other, longer ones are not typed.
 */
const MISTYPED = { shortest: 4, longest: 20 }
/** Longer strings are not words, and exceed the index limit. */
const MAX_WORD_LENGTH = 50
/** Minimum length of a word after removing its article. */
const MIN_BARE_LENGTH = 3

const ARTICLES = FORMS.articles.map(fold)
const IRREGULAR = new Map(
  Object.entries(FORMS.irregular).map(([plural, word]) => [fold(plural), fold(word)]),
)
const ENDINGS = FORMS.endings.map(({ from, to, leaves }) => ({
  from: fold(from),
  to: fold(to),
  leaves,
}))

/** Returns the words of a text in search form, in order. A name such as "e&" is one word. */
export function wordsOf(text: string): string[] {
  const words = fold(text.replaceAll(/(?<=\p{L})&/gu, 'and')).split(' ')
  return words.filter(Boolean).map((word) => word.slice(0, MAX_WORD_LENGTH))
}

/** Returns the stem of a word without plural and article. */
export function stemOf(word: string): string {
  const article = ARTICLES.find(
    (one) => word.startsWith(one) && word.length >= one.length + MIN_BARE_LENGTH,
  )
  const behind = word.slice(article?.length ?? 0)
  const bare = IRREGULAR.get(behind) ?? behind
  for (const { from, to, leaves } of ENDINGS) {
    const stem = bare.slice(0, bare.length - from.length) + to
    if (bare.endsWith(from) && stem.length >= leaves) return stem
  }
  return bare
}

/**
 * Returns all deletions of one letter. Two stems at edit distance one (including transpositions) share a
 * deletion, or one is a deletion of the other (SymSpell, Garbe, 2012).
 */
export function deletionsOf(stem: string): string[] {
  const letters = [...stem]
  if (letters.length < MISTYPED.shortest || letters.length > MISTYPED.longest) return []
  return [...new Set(letters.map((_, place) => letters.toSpliced(place, 1).join('')))]
}

function fold(text: string): string {
  return searchTextOf(text).trim()
}
