import { createMiddleware } from 'hono/factory'
import type { Step } from '../site.server.ts'

/** How the framework in a browser asks for the data of a screen. It runs in the staff area alone (decision 0012). */
const DATA = '.data'
const OF_STAFF = /^\/admin(?:\/|\.data$)/

/**
 * Refuses the data of every address outside the staff area. Nobody needs them, and the router would answer for an address
 * that is no screen as well: it runs it, and holds all that it says in memory, though that may be long, for some only, or
 * without end.
 */
export function refuseRouterData() {
  return createMiddleware<Step>(async (context, next) => {
    const { pathname } = new URL(context.req.url)
    if (!pathname.endsWith(DATA) || OF_STAFF.test(pathname)) return next()
    return context.text('Not Found\n', 404)
  })
}
