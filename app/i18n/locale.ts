import { LANGUAGES, LOCALES } from '#words/languages.js'

/** The languages of the site, in the order of their menu. The first has addresses without a prefix. */
export { LANGUAGES, LOCALES }

export type Locale = (typeof LOCALES)[number]

/** One room's words in every language. A language that has no such room has the English one. */
export type Text<Words> = Readonly<Record<Locale, Words>>

/** The language that every text has, used if a reader's own language is missing. */
export const [FALLBACK, ...TRANSLATIONS] = LOCALES

/** Returns a value for each language. */
export function byLocale<Value>(pick: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, pick(locale)])) as Record<
    Locale,
    Value
  >
}

/** The language that a room's words are in: English where the language has none of its own. */
export function writtenIn<Words>(text: Text<Words>, locale: Locale): Locale {
  return text[locale] === text[FALLBACK] ? FALLBACK : locale
}

/** Which way each language is written. */
export const DIRECTIONS = byLocale((locale) => LANGUAGES[locale].direction)

/** The tags by which each language writes dates and numbers: with Latin digits, as on the keys of a telephone. */
export const DATE_LOCALES = byLocale((locale) => LANGUAGES[locale].format)

/** The languages of the voices that read each language aloud: for Tagalog they say Filipino. */
export const VOICE_LANGUAGES = byLocale((locale) => new Intl.Locale(DATE_LOCALES[locale]).language)

const names = new Map<Locale, Intl.DisplayNames>()

/** A language's name as another one calls it: of `ar` in `en`, Arabic. */
export function languageName(language: Locale, locale: Locale): string {
  // One takes 0.1 ms to make, and a page of the library may name a language at each entry.
  const own = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' })
  names.set(locale, own)
  return own.of(language) ?? language
}
