import { createMiddleware } from 'hono/factory'
import type { App } from '../../context.server.ts'
import type { Entry } from '../pages.server.ts'
import type { Step } from '../site.server.ts'

/** Safe methods (RFC 9110, section 9.2.1), allowed from any origin. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Origin header of a request that no page sent. */
const NO_PAGE = 'null'

/** Logged once per process. Browsers send `same-origin` only for pages of this site. */
const REFUSES_OWN =
  'forms of our own pages are refused: PUBLIC_ORIGIN must be the origin that visitors see, as https://example.ae'
const SEEN_OVER_TLS =
  'visitors come over TLS that a proxy ends: set PUBLIC_ORIGIN, without which no cookie is kept to TLS'

/**
 * CSRF protection: rejects unsafe methods from other origins, at every URL. The router checks only the
 * actions of screens. A client that is not a browser sends neither header and has no visitor's cookies, so it
 * may write. So may the browser itself when it sends shared content to the installed site: no page can fake a
 * request without an initiating site.
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

/** Without PUBLIC_ORIGIN only the host is compared, because a proxy may have terminated TLS. */
function isOwnOrigin(origin: string, publicOrigin: string | undefined, url: string): boolean {
  return publicOrigin ? origin === publicOrigin : URL.parse(origin)?.host === new URL(url).host
}

/**
 * Returns the origin of this host as the browser sees it, if a proxy has terminated TLS. Undefined if nothing
 * indicates that.
 */
export function originSeen(request: Request): string | undefined {
  const seen = URL.parse(request.headers.get('origin') ?? '')
  const { host, origin } = new URL(request.url)
  return seen?.host === host && seen.origin !== origin ? seen.origin : undefined
}
