import { createMiddleware } from 'hono/factory'
import type { App } from '../../context.server.ts'
import type { Step } from '../site.server.ts'

/** What programs call: to lead them on would hide that they sent what they sent in the open. */
const FOR_PROGRAMS = /^\/api(\/|$)/

/**
 * Leads a browser that came by plain HTTP to the same page over TLS, and refuses everything else that did. Only when
 * the public origin has TLS, and only by the word of a trusted proxy. A proxy behind another one may write `http` though
 * the visitor came by TLS: browsers say Sec-Fetch-Site over TLS only, and who says it is let in, so that nobody is led
 * in a circle.
 */
export function leadToTls({ env }: App) {
  const { PUBLIC_ORIGIN: origin, TRUSTED_PROXY_HOPS: hops } = env
  const isKnown = hops > 0 && origin?.startsWith('https:')
  return createMiddleware<Step>(async (context, next) => {
    const { method, path, url } = context.req
    const scheme = context.req.header('x-forwarded-proto')?.trim().toLowerCase()
    const isPlain = scheme === 'http' && context.req.header('sec-fetch-site') === undefined
    if (!isKnown || !isPlain) return next()
    if (FOR_PROGRAMS.test(path) || !['GET', 'HEAD'].includes(method)) {
      return context.text('HTTPS Required', 403)
    }
    const { pathname, search } = new URL(url)
    return context.redirect(origin + pathname + search, 308)
  })
}
