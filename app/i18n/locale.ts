import { LANGUAGES, LOCALES } from '#words/languages.js'

/** The languages of the site, in the order of their menu. The first has addresses without a prefix. */
export { LANGUAGES, LOCALES }

export type Locale = (typeof LOCALES)[number]

/** One room's words in every language. A language that has no such room has the English one. */
export type Text<Words> = Readonly<Record<Locale, Words>>

/** The language that a room's words are in: English where the language has none of its own. */
export function writtenIn<Words>(text: Text<Words>, locale: Locale): Locale {
  return text[locale] === text.en ? 'en' : locale
}

/** Which way each language is written. */
export const DIRECTIONS = ofEach(({ direction }) => direction)

/** The tags by which each language writes dates and numbers: with Latin digits, as on the keys of a telephone. */
export const DATE_LOCALES = ofEach(({ format }) => format)

/** The language of the voices that read a language aloud: for Tagalog they say Filipino. */
export function voiceLanguage(locale: Locale): string {
  return new Intl.Locale(DATE_LOCALES[locale]).language
}

/** A language's name as another one calls it: of `ar` in `en`, Arabic. */
export function languageName(language: Locale, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}

function ofEach<Value>(pick: (language: (typeof LANGUAGES)[Locale]) => Value) {
  return Object.fromEntries(LOCALES.map((locale) => [locale, pick(LANGUAGES[locale])])) as Record<
    Locale,
    Value
  >
}
