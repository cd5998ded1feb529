import { hasLettersOf, languageOf } from '#app/i18n/text-language.ts'
import { type BothLanguages, lacksEnglish } from './in-language.ts'

/** The words of an entry, and the fields whose one text was changed in both languages' fields, but not alike. */
export type SingleLanguageEdit = {
  words: BothLanguages
  differing: readonly ('title' | 'description')[]
}

/**
 * What the words of an entry become when staff change them. While it has no English its one text stands in the fields of
 * both languages: what is mended in either is mended in both, and fields left empty in Arabic leave it Arabic. An English
 * text that is written beside it makes it two.
 * @param isLate whether the entry was changed since the form was filled: a field that says what it says now is no change
 */
export function applySingleLanguageEdit(
  row: BothLanguages,
  typed: BothLanguages,
  isLate: boolean,
): SingleLanguageEdit {
  if (!lacksEnglish(row) || isTranslation(row.description, typed.description)) {
    return { words: typed, differing: [] }
  }
  const [description, descriptionAr] = mended(
    row.description,
    [typed.description, typed.descriptionAr ?? row.description],
    isLate,
  )
  const titles = [typed.title, typed.titleAr ?? row.titleAr ?? row.title] as const
  const isOneTitle = row.title === row.titleAr && !isTranslation(row.title, typed.title)
  const [title, titleAr] = isOneTitle ? mended(row.title, titles, isLate) : titles
  const words = { title, titleAr, description, descriptionAr }
  return {
    words,
    differing: [
      ...(isOneTitle && title !== titleAr ? ['title' as const] : []),
      ...(description !== descriptionAr ? ['description' as const] : []),
    ],
  }
}

/** Both fields of one text, of which either may have been changed. */
function mended(was: string, typed: readonly [string, string], isLate: boolean) {
  const changed = [...new Set(typed.filter((text) => text !== was))]
  if (changed.length > 1) return typed
  const text = (typed.includes(was) && isLate ? undefined : changed[0]) ?? was
  return [text, text] as const
}

/**
 * Whether a text is English where Arabic stood: by its letters, and by those of the words that are new in it. Where Arabic
 * stood with more Latin letters than others, letters tell nothing while a word of that Arabic is left.
 */
function isTranslation(was: string, text: string): boolean {
  const [old, words] = [wordsOf(was), wordsOf(text)]
  const known = new Set(old)
  const isNew = (word: string) => !known.has(word)
  const isKept = (word: string) => !isNew(word) && hasLettersOf('ar', word)
  if (isEnglish(old) && words.some(isKept)) return false
  return isEnglish(words) && isEnglish(words.filter(isNew))
}

function isEnglish(words: readonly string[]): boolean {
  const text = words.join(' ')
  return /\p{L}/u.test(text) && languageOf(text) === 'en'
}

/** Addresses are left out: they say nothing of a language. */
function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => !/\S[./@]\S/.test(word))
}
