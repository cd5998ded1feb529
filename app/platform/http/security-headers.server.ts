import { createMiddleware } from 'hono/factory'
import type { App } from '../context.server.ts'
import { isOverTls } from './guards/over-tls.server.ts'
import type { Pages, Step } from './site.server.ts'

const TWO_YEARS_SECONDS = 63_072_000

/**
 * Says on every answer what a browser may do with it: load nothing from elsewhere, run no inline script but those of the
 * staff area with the nonce of the request, be framed by nobody, tell no other site where the visitor came from. A route
 * may open its own answer to the pages of other sites, or forbid more of it by a policy of its own: a browser keeps to both.
 */
export function secureHeaders(app: App, { developing }: Pages) {
  const standing = standingHeaders(app)
  const policy = policyFor(app, developing)
  return createMiddleware<Step>(async (context, next) => {
    await next()
    const { headers } = context.res
    headers.append('Content-Security-Policy', policy(context.var.facts.nonce))
    for (const [name, value] of standing) {
      if (name !== OPENED_BY_ROUTES || !headers.has(name)) headers.set(name, value)
    }
  })
}

const OPENED_BY_ROUTES = 'Cross-Origin-Resource-Policy'

/** For what pages of other sites may show: a picture of a feed or of a preview. */
export const EMBEDDABLE_CROSS_ORIGIN = { [OPENED_BY_ROUTES]: 'cross-origin' } as const

/** For what programs of other sites may read as well. */
export const READABLE_CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  ...EMBEDDABLE_CROSS_ORIGIN,
} as const

/** The headers of every answer outside the staff area. */
export function publicHeaders(app: App): [string, string][] {
  return [...standingHeaders(app), ['Content-Security-Policy', policyFor(app, false)()]]
}

/** What every answer says but for its policy. */
function standingHeaders({ env }: App): [string, string][] {
  const headers: [string, string][] = [
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Embedder-Policy', 'require-corp'],
    [OPENED_BY_ROUTES, 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
  ]
  if (isOverTls(env)) {
    const value = `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`
    headers.push(['Strict-Transport-Security', value])
  }
  return headers
}

/** The Content-Security-Policy of an answer; inline scripts run only with its nonce, if it has one. */
function policyFor({ env }: App, developing: boolean): (nonce?: string) => string {
  const rest = [
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
    ...(isOverTls(env) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (nonce) => {
    const scripts = nonce ? `'self' 'nonce-${nonce}'` : "'self'"
    return `default-src 'none'; script-src ${scripts}; ${rest}`
  }
}
