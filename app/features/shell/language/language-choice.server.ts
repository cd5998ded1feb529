import { redirect } from 'react-router'
import { oneOf } from '#app/domain/one-of.ts'
import { localPath, pathWithoutLocale } from '#app/i18n/local-path.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { ownCookie, ownCookieOf } from '#app/platform/http/guards/own-cookie.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'

/** Holds a language and nothing else, so it tells no two visitors apart. */
const COOKIE = 'language'
const ONE_YEAR_SECONDS = 31_536_000

/**
 * Remembers the language that a visitor asked for and leads to the page in it. Whatever the address says, it leads to a
 * page of this site.
 */
export function chooseLanguage({ env }: Pick<App, 'env'>, request: Request): Response {
  const { searchParams, origin } = new URL(request.url)
  const locale = oneOf(LOCALES, searchParams.get('to')) ?? LOCALES[0]
  const chosen = { name: COOKIE, value: locale, seconds: ONE_YEAR_SECONDS }
  return redirect(localPath(locale, pathOf(searchParams.get('path') ?? '/', origin)), {
    headers: { 'Set-Cookie': ownCookie(env, chosen), ...PRIVATE_NO_STORE },
  })
}

/**
 * Middleware of the public pages: who chose a language finds the home page in it. Every other address says its
 * language itself.
 */
export async function openInChosenLanguage(
  { request }: { request: Request },
  next: () => Promise<Response>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (pathname !== '/') return next()
  const chosen = oneOf(LOCALES, ownCookieOf(request, COOKIE)) ?? LOCALES[0]
  const answer =
    chosen === LOCALES[0]
      ? await next()
      : redirect(localPath(chosen, `/${search}`), { headers: PRIVATE_NO_STORE })
  answer.headers.append('Vary', 'Cookie')
  return answer
}

/** Path and query of an address on this site, without its language; the home page for any other. */
function pathOf(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return '/'
  const url = new URL(address, origin)
  if (url.origin !== origin) return '/'
  // Two slashes at the start would make a browser take the first folder for another site.
  return `/${pathWithoutLocale(url.pathname).replace(/^[/\\]+/, '')}${url.search}`
}
