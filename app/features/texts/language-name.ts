import { type Locale, languageName } from '#app/i18n/locale.ts'
import { FALLBACK } from './texts.ts'

/** What staff, whose screens are in English, call a language. */
export function englishName(language: Locale): string {
  return languageName(language, FALLBACK)
}

/** The names of languages as a list in English. */
export function englishNames(languages: readonly Locale[]): string {
  return new Intl.ListFormat(FALLBACK).format(languages.map(englishName))
}
