import type { Texts } from '#app/features/texts/texts.ts'
import { FALLBACK, type Locale } from '#app/i18n/locale.ts'
import { hasLettersOf, languageOf } from '#app/i18n/text-language.ts'
import { type Told, untranslatedFrom } from './in-language.ts'

/** The resulting text of an entry, and the fields that were changed differently in both languages. */
export type SingleLanguageEdit = { texts: Texts<Told>; differing: readonly (keyof Told)[] }

/**
 * Applies an edit by staff to the texts of an entry. An entry without English has one text in the fields of
 * two languages: a change in either applies to both, and empty fields of the other language do not delete it.
 * A new English text makes it two texts.
 * @param isLate whether the entry was changed after the form was opened; a field equal to the current value
 *   is then no change
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
 * Returns whether a text is an English translation of one in the source language, by its letters and by the
 * letters of its new words. If the old text had mostly Latin letters, it is not as long as a word of it
 * remains.
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
