import { LOCALES } from '#words/languages.js'
import type { Locale } from './locale.ts'

const [UNPREFIXED, ...PREFIXED] = LOCALES

/**
 * Returns the language of a path: that of its prefix (`/ar` and all paths below it are Arabic), English
 * without one.
 */
export function localeOf(pathname: string): Locale {
  return PREFIXED.find((locale) => isBelow(`/${locale}`, pathname)) ?? UNPREFIXED
}

/** Returns the path of a screen in a language. `path` has no language prefix, but may have a query and a fragment. */
export function localPath(locale: Locale, path: string): string {
  return locale === UNPREFIXED ? path : `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/** Returns the path without its language prefix. */
export function pathWithoutLocale(pathname: string): string {
  const locale = localeOf(pathname)
  return locale === UNPREFIXED ? pathname : pathname.slice(locale.length + 1) || '/'
}

function isBelow(folder: string, pathname: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`)
}
