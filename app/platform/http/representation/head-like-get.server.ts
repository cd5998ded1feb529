import { createMiddleware } from 'hono/factory'
import type { Step } from '../site.server.ts'

/** Answers HEAD with the very headers of GET (RFC 9110, section 9.3.2): the steps after this one know no HEAD. */
export function answerHeadLikeGet() {
  return createMiddleware<Step>(async (context, next) => {
    const { raw } = context.req
    if (raw.method !== 'HEAD') return next()
    context.req.raw = new Request(raw, { method: 'GET' })
    await next()
    context.req.raw = raw
    // Nobody reads the body: what would fill it is told to stop.
    await context.res.body?.cancel()
    context.res = new Response(null, context.res)
  })
}
