import { createMiddleware } from 'hono/factory'
import type { Step } from '../site.server.ts'

/** All that any page takes; one that takes less refuses the rest itself. */
const TAKEN: readonly string[] = ['GET', 'HEAD', 'POST']
/** The API and the feeds, which answer OPTIONS and tell programs in a form that they can read. */
const FOR_PROGRAMS = /^\/api\/v1(\/|$)|\/feed\.\w+$/

/** Whether a program asks at this address, and no person. */
export function isApiPath(path: string): boolean {
  return FOR_PROGRAMS.test(path)
}

/** Refuses methods that no address knows: the router would take each for a POST. */
export function refuseOtherMethods() {
  return createMiddleware<Step>(async (context, next) => {
    const { method, path } = context.req
    if (TAKEN.includes(method) || isApiPath(path)) return next()
    return context.text('Method Not Allowed', 405, { Allow: TAKEN.join(', ') })
  })
}
