import { FALLBACK, type Locale, languageName } from '#app/i18n/locale.ts'

/** Returns the English name of a language, for staff screens. */
export function englishName(language: Locale): string {
  return languageName(language, FALLBACK)
}

/** Returns a list of English language names. */
export function englishNames(languages: readonly Locale[]): string {
  return new Intl.ListFormat(FALLBACK).format(languages.map(englishName))
}
