import { createMiddleware } from 'hono/factory'
import type { Step } from '../site.server.ts'

/** Answers HEAD with the headers of GET (RFC 9110, section 9.3.2). Later steps only see GET. */
export function answerHeadLikeGet() {
  return createMiddleware<Step>(async (context, next) => {
    const { raw } = context.req
    if (raw.method !== 'HEAD') return next()
    context.req.raw = new Request(raw, { method: 'GET' })
    await next()
    context.req.raw = raw
    // Cancels the body, so that its source stops.
    await context.res.body?.cancel()
    context.res = new Response(null, context.res)
  })
}
