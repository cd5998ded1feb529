import { byLocale, DIRECTIONS, LANGUAGES, LOCALES, type Locale } from './locale.ts'

/** Returns the `lang` and `dir` attributes of a text. `reader` is the language of the page. */
export function textMarks(language: Locale, reader: Locale) {
  return { lang: language, dir: language === reader ? 'auto' : DIRECTIONS[language] }
}

const LETTERS = byLocale((locale) => new RegExp(`\\p{Script=${LANGUAGES[locale].script}}`, 'gu'))

/**
 * The first language of the menu in each script. Letters do not distinguish Arabic from Urdu, or English from
 * Tagalog.
 */
const TOLD_APART = LOCALES.filter(
  (locale, at) => LOCALES.findIndex((other) => isOneScript(other, locale)) === at,
)

/** Whether two languages use the same script, so that letters do not distinguish them. */
export function isOneScript(one: Locale, other: Locale): boolean {
  return LANGUAGES[one].script === LANGUAGES[other].script
}

/** Returns the number of letters of a text in the script of a language. */
function countLetters(text: string, locale: Locale): number {
  return text.match(LETTERS[locale])?.length ?? 0
}

/** Returns the language to which most letters of a text belong; English for a text without letters. */
export function languageOf(text: string): Locale {
  const counts = TOLD_APART.map((locale) => ({ locale, count: countLetters(text, locale) }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).locale
}

/** Lower-case English words of a sentence. Names, which also occur in Arabic texts, and addresses do not count. */
const ENGLISH_WORD = /(?<![^\s"'“‘(])[a-z]{2,}(?![^\s"'”’).,;:!?])/g
const SENTENCE = 3

/** Whether a text is Arabic and contains no English sentence. An English text that quotes Arabic has one. */
export function isArabicAlone(text: string): boolean {
  return languageOf(text) === 'ar' && (text.match(ENGLISH_WORD)?.length ?? 0) < SENTENCE
}

/** Whether a text contains letters in the script of a language. */
export function hasLettersOf(locale: Locale, text: string): boolean {
  return countLetters(text, locale) > 0
}
