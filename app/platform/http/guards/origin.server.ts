import { createMiddleware } from 'hono/factory'
import type { App } from '../../context.server.ts'
import type { Entry } from '../pages.server.ts'
import type { Step } from '../site.server.ts'

/** What changes nothing (RFC 9110, section 9.2.1), so that it may come from anywhere. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The origin of what no page has sent. */
const NO_PAGE = 'null'

/** What an operator is told, once in the life of a process. A browser says `same-origin` of a page of ours and of no other. */
const REFUSES_OWN =
  'forms of our own pages are refused: PUBLIC_ORIGIN must be the origin that visitors see, as https://example.ae'
const SEEN_OVER_TLS =
  'visitors come over TLS that a proxy ends: set PUBLIC_ORIGIN, without which no cookie is kept to TLS'

/**
 * Refuses a write that another site sent: every method but the safe ones must come from our own origin. The router
 * checks the actions of screens only; this covers every address. A client that is no browser sends neither header
 * and carries no visitor's cookies, so it may write. So may the browser itself, which sends what people share with the
 * installed site: no page can make it say that no site is behind a request.
 */
export function refuseForeignWrites({ env, log }: App, entry: Entry) {
  const told = new Set<string>()
  const tell = (message: string) => {
    if (!told.has(message)) log.warn(message)
    told.add(message)
  }
  return createMiddleware<Step>(async (context, next) => {
    const { method, url } = context.req
    if (!SAFE_METHODS.has(method)) {
      const origin = context.req.header('origin')
      const site = context.req.header('sec-fetch-site')
      const isOwn =
        origin === undefined || (origin === NO_PAGE && site === 'none')
          ? site === undefined || site === 'same-origin' || site === 'none'
          : isOwnOrigin(origin, env.PUBLIC_ORIGIN, url)
      if (!isOwn) {
        if (site === 'same-origin') tell(REFUSES_OWN)
        const { refusalForPrograms } = await entry()
        return refusalForPrograms(403, context.req.path) ?? context.text('Forbidden', 403)
      }
      if (!env.PUBLIC_ORIGIN && originSeen(context.req.raw)) tell(SEEN_OVER_TLS)
    }
    await next()
  })
}

/** Without PUBLIC_ORIGIN a proxy may have ended TLS, so that only the host is known for sure. */
function isOwnOrigin(origin: string, publicOrigin: string | undefined, url: string): boolean {
  return publicOrigin ? origin === publicOrigin : URL.parse(origin)?.host === new URL(url).host
}

/**
 * The origin that a visitor's browser says a page of this host has, where the request itself came by another scheme: a
 * proxy has ended TLS. Undefined where nothing says so.
 */
export function originSeen(request: Request): string | undefined {
  const seen = URL.parse(request.headers.get('origin') ?? '')
  const { host, origin } = new URL(request.url)
  return seen?.host === host && seen.origin !== origin ? seen.origin : undefined
}
