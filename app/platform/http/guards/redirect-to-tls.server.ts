import type { IncomingHttpHeaders } from 'node:http'
import { createMiddleware } from 'hono/factory'
import type { App } from '../../context.server.ts'
import type { Step } from '../site.server.ts'
import { isOverTls } from './over-tls.server.ts'

/** What programs call: to lead them on would hide that they sent what they sent in the open. */
const FOR_PROGRAMS = /^\/api(\/|$)/
/** What a supervisor asks, from inside: it holds nothing of anybody. */
const FOR_SUPERVISORS = /^\/(healthz|readyz|metrics)$/

/**
 * Tells who came by plain HTTP to a site whose public origin has TLS, by the word of a trusted proxy. A proxy behind
 * another one may write `http` though the visitor came by TLS: browsers say Sec-Fetch-Site over TLS only, and who says
 * it is let in, so that nobody is led in a circle.
 */
export function createPlainHttpTest({ env }: App): (headers: IncomingHttpHeaders) => boolean {
  const isKnown = env.TRUSTED_PROXY_HOPS > 0 && isOverTls(env)
  return (headers) =>
    isKnown &&
    headers['sec-fetch-site'] === undefined &&
    String(headers['x-forwarded-proto']).trim().toLowerCase() === 'http'
}

/** Leads a browser that came by plain HTTP to the same page over TLS, and refuses everything else that did. */
export function redirectToTls(app: App) {
  const isPlain = createPlainHttpTest(app)
  return createMiddleware<Step>(async (context, next) => {
    const { method, path, url } = context.req
    if (!isPlain(context.env.incoming.headers) || FOR_SUPERVISORS.test(path)) return next()
    if (FOR_PROGRAMS.test(path) || !['GET', 'HEAD'].includes(method)) {
      return context.text('HTTPS Required', 403)
    }
    const { pathname, search } = new URL(url)
    return context.redirect(app.env.PUBLIC_ORIGIN + pathname + search, 308)
  })
}
