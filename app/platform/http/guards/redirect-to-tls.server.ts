import type { IncomingHttpHeaders } from 'node:http'
import { createMiddleware } from 'hono/factory'
import type { App } from '../../context.server.ts'
import type { Step } from '../site.server.ts'
import { isOverTls } from './over-tls.server.ts'

/** API paths. A redirect would hide that the client sent its data in the clear. */
const FOR_PROGRAMS = /^\/api\//
/** Monitoring paths, requested from inside. They contain no visitor data. */
const FOR_SUPERVISORS = /^\/(healthz|readyz|metrics)$/

/**
 * Returns a test for requests that reached a TLS site over plain HTTP, according to a trusted proxy. A chain
 * of proxies may report `http` for a TLS request. Browsers send Sec-Fetch-Site only over TLS, so such a
 * request passes, which avoids redirect loops.
 */
export function createPlainHttpTest({ env }: App): (headers: IncomingHttpHeaders) => boolean {
  const isKnown = env.TRUSTED_PROXY_HOPS > 0 && isOverTls(env)
  return (headers) =>
    isKnown &&
    headers['sec-fetch-site'] === undefined &&
    String(headers['x-forwarded-proto']).trim().toLowerCase() === 'http'
}

/** Redirects a browser on plain HTTP to the same page over TLS, and rejects all other plain HTTP requests. */
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
