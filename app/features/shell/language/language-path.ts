import type { Locale } from '#app/i18n/locale.ts'

/** Endpoint for choosing a language: `to` is the language, `path` the page without language. */
export const LANGUAGE_PATH = '/language'

/** Returns the URL that stores a language and redirects to a page in it. */
export function languagePath(to: Locale, path: string): string {
  return `${LANGUAGE_PATH}?${new URLSearchParams({ to, path })}`
}
