import { createMiddleware } from 'hono/factory'
import type { Step } from '../site.server.ts'

/** Methods that any page may accept. Routes that accept fewer reject the rest themselves. */
const TAKEN: readonly string[] = ['GET', 'HEAD', 'POST']
/** API and feeds. They support OPTIONS and machine-readable errors. */
const FOR_PROGRAMS = /^\/api\/v1(\/|$)|\/feed\.\w+$/

/** Whether the path is for programs. */
export function isApiPath(path: string): boolean {
  return FOR_PROGRAMS.test(path)
}

/** Rejects unknown methods, which the router would treat as POST. */
export function refuseOtherMethods() {
  return createMiddleware<Step>(async (context, next) => {
    const { method, path } = context.req
    if (TAKEN.includes(method) || isApiPath(path)) return next()
    return context.text('Method Not Allowed', 405, { Allow: TAKEN.join(', ') })
  })
}
