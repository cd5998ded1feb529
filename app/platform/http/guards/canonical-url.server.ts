import { createMiddleware } from 'hono/factory'
import { READABLE_CROSS_ORIGIN } from '../security-headers.server.ts'
import type { Step } from '../site.server.ts'

/** What a path means the same without being escaped (RFC 3986, 2.3), unless its letter would complete another escape. */
const NEEDLESS_ESCAPE = /(?<!%[\da-f]?)%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi
/** Parts of a path that are written in another way than our addresses: capitals, but for those of an escape, and slashes. */
const CAPITAL = /%[\dA-F]{2}|[A-Z]/gi
const SLASHES = /[/\\]{2,}/g
const LAST_SLASH = /(?<=.)\/$/
/** Files and what programs call have names of their own, where capitals may mean something. */
const NAMED_EXACTLY = /^\/(?:api|assets|\.well-known)\//

/**
 * Leads to the one address of what is asked for: the router takes capitals, further slashes and needless escapes for the same page, while
 * languages, scripts and search engines take them for another one. A page of another site that asks for what it may read is
 * stopped on the way there by a browser, unless each step is open to it too (Fetch standard, HTTP-redirect fetch): a step tells
 * nothing but what was asked for.
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
