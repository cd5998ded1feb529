import { redirect } from 'react-router'
import { oneOf } from '#app/domain/one-of.ts'
import { localPath, pathWithoutLocale } from '#app/i18n/local-path.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { ownCookie, ownCookieOf } from '#app/platform/http/guards/own-cookie.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'

/** Contains only a language, so it cannot identify visitors. */
const COOKIE = 'language'
const ONE_YEAR_SECONDS = 31_536_000

/** Stores the chosen language and redirects to the page in it. Never redirects to another site. */
export function chooseLanguage({ env }: Pick<App, 'env'>, request: Request): Response {
  const { searchParams, origin } = new URL(request.url)
  const locale = oneOf(LOCALES, searchParams.get('to')) ?? LOCALES[0]
  const chosen = { name: COOKIE, value: locale, seconds: ONE_YEAR_SECONDS }
  return redirect(localPath(locale, pathOf(searchParams.get('path') ?? '/', origin)), {
    headers: { 'Set-Cookie': ownCookie(env, chosen), ...PRIVATE_NO_STORE },
  })
}

/**
 * Middleware of public pages: redirects the home page to the chosen language. Other URLs include their
 * language.
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

/** Returns path and query without language; the home page for a URL of another site. */
function pathOf(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return '/'
  const url = new URL(address, origin)
  if (url.origin !== origin) return '/'
  // A path with two leading slashes would be parsed as another host.
  return `/${pathWithoutLocale(url.pathname).replace(/^[/\\]+/, '')}${url.search}`
}
