import { DIRECTIONS, type Locale } from './locale.ts'

/** What the markup of a text says of it. `reader` is the language of the page. */
export function textMarks(language: Locale, reader: Locale) {
  return { lang: language, dir: language === reader ? 'auto' : DIRECTIONS[language] }
}

const LETTERS = {
  en: /\p{Script=Latin}/gu,
  ar: /\p{Script=Arabic}/gu,
} as const satisfies Record<Locale, RegExp>

/** The language that most letters of a text belong to. */
export function languageOf(text: string): Locale {
  const count = (locale: Locale) => text.match(LETTERS[locale])?.length ?? 0
  return count('ar') > count('en') ? 'ar' : 'en'
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
  return text.match(LETTERS[locale]) !== null
}
