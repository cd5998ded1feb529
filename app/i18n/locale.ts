import { LANGUAGES, LOCALES } from '#words/languages.js'

/** The languages of the site, in the order of their menu. The first has addresses without a prefix. */
export { LANGUAGES, LOCALES }

export type Locale = (typeof LOCALES)[number]

/** The messages of one room in every language. A language without the room has the English messages. */
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

/** Returns the language in which a room is written: English if the language has no messages of its own. */
export function writtenIn<Words>(text: Text<Words>, locale: Locale): Locale {
  return text[locale] === text[FALLBACK] ? FALLBACK : locale
}

/** The writing direction of each language. */
export const DIRECTIONS = byLocale((locale) => LANGUAGES[locale].direction)

/** The BCP 47 tags with which each language formats dates and numbers: with Latin digits, as on a telephone keypad. */
export const DATE_LOCALES = byLocale((locale) => LANGUAGES[locale].format)

/** The languages of the speech synthesis voices. For Tagalog it is Filipino. */
export const VOICE_LANGUAGES = byLocale((locale) => new Intl.Locale(DATE_LOCALES[locale]).language)

const names = new Map<Locale, Intl.DisplayNames>()

/** Returns the name of a language in another one: for `ar` in `en`, Arabic. */
export function languageName(language: Locale, locale: Locale): string {
  // Creating one takes 0.1 ms, and a page of the library may name a language at each entry.
  const own = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' })
  names.set(locale, own)
  return own.of(language) ?? language
}
