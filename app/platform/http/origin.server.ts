import { createMiddleware } from 'hono/factory'
import type { App } from '../context.server.ts'
import type { Step } from './site.server.ts'

/** What changes nothing (RFC 9110, section 9.2.1), so that it may come from anywhere. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that another site sent: every method but the safe ones must come from our own origin. The router
 * checks the actions of screens only; this covers every address. A client that is no browser sends neither header
 * and carries no visitor's cookies, so it may write. So may the browser itself, which sends what people share with the
 * installed site: no page can make it say that no site is behind a request.
 */
export function refuseForeignWrites(app: App) {
  return createMiddleware<Step>(async (context, next) => {
    const { method, url } = context.req
    if (!SAFE_METHODS.has(method)) {
      const origin = context.req.header('origin')
      const site = context.req.header('sec-fetch-site')
      const own = new URL(app.env.PUBLIC_ORIGIN ?? url).host
      const foreign =
        origin === undefined ? site !== undefined && site !== 'same-origin' : hostOf(origin) !== own
      if (foreign && site !== 'none') {
        return context.text('Forbidden', 403)
      }
    }
    await next()
  })
}

/** The host of an Origin header, or undefined for `null` and nonsense. */
function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host
}
