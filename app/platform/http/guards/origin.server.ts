import { createMiddleware } from 'hono/factory'
import type { App } from '../../context.server.ts'
import type { Step } from '../site.server.ts'

/** What changes nothing (RFC 9110, section 9.2.1), so that it may come from anywhere. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The origin of what no page has sent. */
const NO_PAGE = 'null'

/**
 * Refuses a write that another site sent: every method but the safe ones must come from our own origin. The router
 * checks the actions of screens only; this covers every address. A client that is no browser sends neither header
 * and carries no visitor's cookies, so it may write. So may the browser itself, which sends what people share with the
 * installed site: no page can make it say that no site is behind a request.
 */
export function refuseForeignWrites({ env }: App) {
  return createMiddleware<Step>(async (context, next) => {
    const { method, url } = context.req
    if (!SAFE_METHODS.has(method)) {
      const origin = context.req.header('origin')
      const site = context.req.header('sec-fetch-site')
      const isOwn =
        origin === undefined || (origin === NO_PAGE && site === 'none')
          ? site === undefined || site === 'same-origin' || site === 'none'
          : isOwnOrigin(origin, env.PUBLIC_ORIGIN, url)
      if (!isOwn) return context.text('Forbidden', 403)
    }
    await next()
  })
}

/** Without PUBLIC_ORIGIN a proxy may have ended TLS, so that only the host is known for sure. */
function isOwnOrigin(origin: string, publicOrigin: string | undefined, url: string): boolean {
  return publicOrigin ? origin === publicOrigin : URL.parse(origin)?.host === new URL(url).host
}
