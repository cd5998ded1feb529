import { FALLBACK, type Texts } from '#app/features/texts/texts.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { hasLettersOf, languageOf } from '#app/i18n/text-language.ts'
import { type Told, untranslatedFrom } from './in-language.ts'

/** The words of an entry, and the fields whose one text was changed in both languages' fields, but not alike. */
export type SingleLanguageEdit = { texts: Texts<Told>; differing: readonly (keyof Told)[] }

/**
 * What the words of an entry become when staff change them. While it has no English its one text stands in the fields of
 * two languages: what is mended in either is mended in both, and fields left empty in the other leave it there. An English
 * text that is written beside it makes it two.
 * @param isLate whether the entry was changed since the form was filled: a field that says what it says now is no change
 */
export function applySingleLanguageEdit(
  was: Texts<Told>,
  typed: Texts<Told>,
  isLate: boolean,
): SingleLanguageEdit {
  const source = untranslatedFrom(was)
  const old = source && was[source]
  const [english, now] = [was[FALLBACK], typed[FALLBACK]]
  if (!old || isTranslation(source, english.description, now.description)) {
    return { texts: typed, differing: [] }
  }
  const other = typed[source]
  const [description, otherDescription] = mended(
    english.description,
    [now.description, other?.description ?? english.description],
    isLate,
  )
  const titles = [now.title, other?.title ?? old.title] as const
  const isOneTitle = english.title === old.title && !isTranslation(source, english.title, now.title)
  const [title, otherTitle] = isOneTitle ? mended(english.title, titles, isLate) : titles
  return {
    texts: {
      ...typed,
      [FALLBACK]: { title, description },
      [source]: { title: otherTitle, description: otherDescription },
    },
    differing: [
      ...(isOneTitle && title !== otherTitle ? ['title' as const] : []),
      ...(description !== otherDescription ? ['description' as const] : []),
    ],
  }
}

/** Merges two fields with the same original text, either of which may have been changed. */
function mended(was: string, typed: readonly [string, string], isLate: boolean) {
  const changed = [...new Set(typed.filter((text) => text !== was))]
  if (changed.length > 1) return typed
  const text = (typed.includes(was) && isLate ? undefined : changed[0]) ?? was
  return [text, text] as const
}

/**
 * Whether a text is English where another language stood: by its letters, and by those of the words that are new in it. Where
 * that language stood with more Latin letters than others, letters tell nothing while a word of it is left.
 */
function isTranslation(source: Locale, was: string, text: string): boolean {
  const [old, words] = [wordsOf(was), wordsOf(text)]
  const known = new Set(old)
  const isNew = (word: string) => !known.has(word)
  const isKept = (word: string) => !isNew(word) && hasLettersOf(source, word)
  if (isEnglish(old) && words.some(isKept)) return false
  return isEnglish(words) && isEnglish(words.filter(isNew))
}

function isEnglish(words: readonly string[]): boolean {
  const text = words.join(' ')
  return /\p{L}/u.test(text) && languageOf(text) === 'en'
}

/** Words without addresses, which have no language. */
function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => !/\S[./@]\S/.test(word))
}
