import { createMiddleware } from 'hono/factory'
import { READABLE_CROSS_ORIGIN } from '../security-headers.server.ts'
import type { Step } from '../site.server.ts'

/**
 * Escapes of unreserved characters (RFC 3986, 2.3), unless the decoded letter would complete another escape.
 */
const NEEDLESS_ESCAPE = /(?<!%[\da-f]?)%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi
/** Capitals, except those of an escape, and redundant slashes. */
const CAPITAL = /%[\dA-F]{2}|[A-Z]/gi
const SLASHES = /[/\\]{2,}/g
const LAST_SLASH = /(?<=.)\/$/
/** Paths where capitals may be significant. */
const NAMED_EXACTLY = /^\/(?:api|assets|\.well-known)\//

/**
 * Redirects to the canonical URL. The router accepts capitals, extra slashes and needless escapes, while
 * language links, scripts and search engines treat them as different URLs. The redirect has the same CORS
 * headers as its target, because browsers require them at each step (Fetch standard, HTTP-redirect fetch); it
 * reveals nothing but the request.
 */
export function redirectToCanonicalUrl() {
  return createMiddleware<Step>(async (context, next) => {
    const { method, url } = context.req
    const { pathname, search } = new URL(url)
    const exact = oneAddress(pathname)
    if (exact === pathname || !['GET', 'HEAD'].includes(method)) return next()
    const answer = context.redirect(exact + search, 308)
    for (const [name, value] of Object.entries(READABLE_CROSS_ORIGIN))
      answer.headers.set(name, value)
    return answer
  })
}

function oneAddress(pathname: string): string {
  const plain = pathname
    .replace(NEEDLESS_ESCAPE, decodeURIComponent)
    .replace(SLASHES, '/')
    .replace(LAST_SLASH, '')
  if (NAMED_EXACTLY.test(plain)) return plain
  return plain.replace(CAPITAL, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}
