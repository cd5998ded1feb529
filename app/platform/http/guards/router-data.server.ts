import { createMiddleware } from 'hono/factory'
import type { Step } from '../site.server.ts'

/** Suffix of the framework's data requests. The framework runs in the staff area only (decision 0012). */
const DATA = '.data'
const OF_STAFF = /^\/admin(?:\/|\.data$)/

/**
 * Rejects data requests outside the staff area. They are not needed, and for a URL that is not a screen the
 * router would run the route and buffer its whole response, which may be private or endless.
 */
export function refuseRouterData() {
  return createMiddleware<Step>(async (context, next) => {
    const { pathname } = new URL(context.req.url)
    if (!pathname.endsWith(DATA) || OF_STAFF.test(pathname)) return next()
    return context.text('Not Found\n', 404)
  })
}
