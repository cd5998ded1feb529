import { byLocale, DIRECTIONS, LANGUAGES, LOCALES, type Locale } from './locale.ts'

/** What the markup of a text says of it. `reader` is the language of the page. */
export function textMarks(language: Locale, reader: Locale) {
  return { lang: language, dir: language === reader ? 'auto' : DIRECTIONS[language] }
}

const LETTERS = byLocale((locale) => new RegExp(`\\p{Script=${LANGUAGES[locale].script}}`, 'gu'))

/** The first language of the menu in each script: no letter says whether a text is Arabic or Urdu, English or Tagalog. */
const TOLD_APART = LOCALES.filter(
  (locale, at) => LOCALES.findIndex((other) => isOneScript(other, locale)) === at,
)

/** Whether two languages have the letters of one script, by which they cannot be told apart. */
export function isOneScript(one: Locale, other: Locale): boolean {
  return LANGUAGES[one].script === LANGUAGES[other].script
}

/** How many letters of a text belong to a language. */
function countLetters(text: string, locale: Locale): number {
  return text.match(LETTERS[locale])?.length ?? 0
}

/** The language that most letters of a text belong to; English for a text without letters. */
export function languageOf(text: string): Locale {
  const counts = TOLD_APART.map((locale) => ({ locale, count: countLetters(text, locale) }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).locale
}

/** Words of a sentence, and not names, as they are in Arabic too. An address is none. */
const ENGLISH_WORD = /(?<![^\s"'“‘(])[a-z]{2,}(?![^\s"'”’).,;:!?])/g
const SENTENCE = 3

/** Whether a text is Arabic and says nothing in English: one that quotes Arabic has some words of its own. */
export function isArabicAlone(text: string): boolean {
  return languageOf(text) === 'ar' && (text.match(ENGLISH_WORD)?.length ?? 0) < SENTENCE
}

/** Whether any letter of a text belongs to a language. */
export function hasLettersOf(locale: Locale, text: string): boolean {
  return countLetters(text, locale) > 0
}
