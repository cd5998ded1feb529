import type { Locale } from '#app/i18n/locale.ts'

/** Where a language is chosen: `to` is the language, `path` the page to go on with, without a language. */
export const LANGUAGE_PATH = '/language'

/** The address that leads to a page in a language, and remembers the language. */
export function languagePath(to: Locale, path: string): string {
  return `${LANGUAGE_PATH}?${new URLSearchParams({ to, path })}`
}
