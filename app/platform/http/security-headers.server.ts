import { createMiddleware } from 'hono/factory'
import { HASHED_FOLDER, RECOGNITION_FOLDER } from '#app/domain/built-files.ts'
import type { App } from '../context.server.ts'
import { isOverTls } from './guards/over-tls.server.ts'
import type { Pages, Step } from './site.server.ts'

const TWO_YEARS_SECONDS = 63_072_000

/**
 * Sets security headers on every response: no external resources, no inline scripts except staff scripts with
 * the request's nonce, no framing, no referrer. A route may open its own response to other sites, or add a
 * stricter policy; browsers enforce both.
 */
export function secureHeaders(app: App, { developing }: Pages) {
  const standing = standingHeaders(app)
  const policy = policyFor(app, developing)
  return createMiddleware<Step>(async (context, next) => {
    await next()
    const { headers } = context.res
    headers.append(
      'Content-Security-Policy',
      policy({ nonce: context.var.facts.nonce, isFile: isBuiltFile(context.req.path) }),
    )
    for (const [name, value] of standing) {
      if (name !== OPENED_BY_ROUTES || !headers.has(name)) headers.set(name, value)
    }
  })
}

const OPENED_BY_ROUTES = 'Cross-Origin-Resource-Policy'

/** For images that other sites may embed, such as in feeds and previews. */
export const EMBEDDABLE_CROSS_ORIGIN = { [OPENED_BY_ROUTES]: 'cross-origin' } as const

/** For responses that scripts of other sites may read. */
export const READABLE_CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  ...EMBEDDABLE_CROSS_ORIGIN,
} as const

/** Headers of every response outside the staff area. */
export function publicHeaders(app: App): [string, string][] {
  return [...standingHeaders(app), ['Content-Security-Policy', policyFor(app, false)()]]
}

/** Security headers except the Content-Security-Policy. */
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

/**
 * Whether a path belongs to a script of the build. The policy of a script applies where it runs as a worker.
 */
function isBuiltFile(path: string): boolean {
  return path.startsWith(HASHED_FOLDER) || path.startsWith(RECOGNITION_FOLDER)
}

/**
 * Returns the Content-Security-Policy. Inline scripts need the nonce, if any. Only workers may compile
 * WebAssembly, which reads pictures; no page may.
 */
function policyFor(
  { env }: App,
  developing: boolean,
): (response?: { nonce?: string | undefined; isFile?: boolean }) => string {
  const rest = [
    // In development Vite injects style elements and uses a web socket.
    developing ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    developing ? "connect-src 'self' ws:" : "connect-src 'self'",
    // Previews of selected images. Allowed on every page, because a page reached without a full load keeps
    // the policy of the first.
    "img-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isOverTls(env) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return ({ nonce, isFile = false } = {}) => {
    const scripts = ["'self'", nonce && `'nonce-${nonce}'`, isFile && "'wasm-unsafe-eval'"]
      .filter(Boolean)
      .join(' ')
    return `default-src 'none'; script-src ${scripts}; ${rest}`
  }
}
