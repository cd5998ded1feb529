import { searchTextOf } from './search-text.ts'
import FORMS from './word-forms.json' with { type: 'json' }

/** Shorter words are too much like one another for a typing error to be told, and nobody types longer ones. */
const MISTYPED = { shortest: 4, longest: 20 }
/** What is longer is no word of a language, and more than an index takes. */
const MAX_WORD_LENGTH = 50
/** A word of fewer letters is no word with an article. */
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

/** The words of a text as search compares them, in their order. A name such as "e&" is one. */
export function wordsOf(text: string): string[] {
  const words = fold(text.replaceAll(/(?<=\p{L})&/gu, 'and')).split(' ')
  return words.filter(Boolean).map((word) => word.slice(0, MAX_WORD_LENGTH))
}

/** The form that the plurals of a word, and the word behind its article, have in common. */
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
 * A stem with each of its letters left out. Two that are one typing error apart (a letter more, less, another, or two
 * that changed places) have one of these in common, or one is among those of the other (Garbe, SymSpell, 2012).
 */
export function deletionsOf(stem: string): string[] {
  const letters = [...stem]
  if (letters.length < MISTYPED.shortest || letters.length > MISTYPED.longest) return []
  return [...new Set(letters.map((_, place) => letters.toSpliced(place, 1).join('')))]
}

function fold(text: string): string {
  return searchTextOf(text).trim()
}
