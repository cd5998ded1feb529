import { createMiddleware } from 'hono/factory'
import type { App } from '../context.server.ts'
import type { Pages, Step } from './site.server.ts'

const TWO_YEARS_SECONDS = 63_072_000

/**
 * Says on every answer what a browser may do with it: load nothing from elsewhere, run no script without this
 * request's nonce, be framed by nobody, tell no other site where the visitor came from. A route may open its own answer
 * to the pages of other sites, or forbid more of it by a policy of its own: a browser keeps to both.
 */
export function secureHeaders(app: App, { developing }: Pages) {
  const overTls = app.env.PUBLIC_ORIGIN?.startsWith('https:') ?? false
  return createMiddleware<Step>(async (context, next) => {
    await next()
    const { headers } = context.res
    const policy = contentSecurityPolicy(context.var.facts.nonce, developing, overTls)
    // 304 leaves the browser with the page it has, and with the policy that has that page's nonce.
    if (context.res.status !== 304) headers.append('Content-Security-Policy', policy)
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Embedder-Policy', 'require-corp')
    if (!headers.has('Cross-Origin-Resource-Policy')) {
      headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    }
    headers.set('Origin-Agent-Cluster', '?1')
    headers.set(
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    )
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    if (overTls) {
      headers.set('Strict-Transport-Security', `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`)
    }
  })
}

function contentSecurityPolicy(nonce: string, developing: boolean, overTls: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Vite injects style elements and talks over a web socket while developing.
    developing ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    developing ? "connect-src 'self' ws:" : "connect-src 'self'",
    // Previews of pictures that the visitor has chosen but not sent. On every page, because a page that was reached
    // without a full load still lives under the policy of the first.
    "img-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(overTls ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
