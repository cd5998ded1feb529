import { LOCALES } from '#words/languages.js'
import type { Locale } from './locale.ts'

const [UNPREFIXED, ...PREFIXED] = LOCALES

/** The language of an address: `/ar` and all below it is Arabic, everything else English. */
export function localeOf(pathname: string): Locale {
  return PREFIXED.find((locale) => isBelow(`/${locale}`, pathname)) ?? UNPREFIXED
}

/** The address of a screen in a language. `path` is the unprefixed one, with any query and fragment. */
export function localPath(locale: Locale, path: string): string {
  return locale === UNPREFIXED ? path : `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/** The same address without its language. */
export function pathWithoutLocale(pathname: string): string {
  const locale = localeOf(pathname)
  return locale === UNPREFIXED ? pathname : pathname.slice(locale.length + 1) || '/'
}

function isBelow(folder: string, pathname: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`)
}
