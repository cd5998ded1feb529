import type { IncomingMessage } from 'node:http'
import { createMiddleware } from 'hono/factory'
import { isInStaffArea } from '#app/domain/staff-area.ts'
import type { App } from '../../context.server.ts'
import { entityTag, matchesEntityTag } from '../representation/entity-tag.server.ts'
import { publicHeaders } from '../security-headers.server.ts'
import type { Step } from '../site.server.ts'
import type { PageCache } from './page-cache.server.ts'

/** Cache-Control of a page that is the same for everyone. Browsers revalidate it. */
const SAME_FOR_ALL = /^public\b/

const MAX_URL_LENGTH = 300
const MAX_PAGE_BYTES = 500_000

/** The home page, which redirects to the visitor's language. */
const HOME = /^\/(\?|$)/
/** Staff and receipt cookies: see `ownCookie`. Cookies of proxies do not affect pages. */
const OUR_COOKIES = /(^|;\s*)(__Host-)?himaya/
/** Only the home page reads this cookie. */
const LANGUAGE_COOKIE = /(^|;\s*)(__Host-)?language=/

/**
 * Stores pages that are the same for everyone (see `serveCached`): status 200, `Cache-Control: public`, no
 * Set-Cookie, and a request without our cookies.
 */
export function cachePages(app: App, cache: PageCache) {
  const standing = publicHeaders(app)
  return createMiddleware<Step>(async (context, next) => {
    const { method } = context.req
    const { age } = cache
    await next()
    if (method !== 'GET') {
      if (context.var.facts.byStaff) cache.clear()
      return
    }
    const { headers, status } = context.res
    if (!SAME_FOR_ALL.test(headers.get('cache-control') ?? '') || isFile(context.res)) return
    if (status !== 200) return context.header('Cache-Control', 'no-store')
    const key = cacheKey(app, context.env.incoming)
    if (key === null || headers.has('set-cookie')) return
    app.metrics.pageCache.inc({ answer: 'miss' })
    const html = Buffer.from(await context.res.arrayBuffer())
    const etag = `W/${entityTag(html)}`
    headers.set('ETag', etag)
    headers.append('Vary', 'Accept-Encoding')
    if (html.length <= MAX_PAGE_BYTES && cache.age === age) {
      const all = [...headers, ...standing].flat()
      cache.store(key, { etag, headers: all, bodies: new Map([['identity', html]]) })
    }
    const isKnown = matchesEntityTag(context.req.header('if-none-match'), etag)
    context.res = new Response(isKnown ? null : html, { status: isKnown ? 304 : 200, headers })
  })
}

/**
 * Returns the cache key of a request, or null if the page may differ per visitor. Includes the origin if
 * PUBLIC_ORIGIN is unset, because pages contain it.
 */
export function cacheKey({ env }: App, { url = '', headers }: IncomingMessage): string | null {
  const { cookie = '' } = headers
  if (url.length > MAX_URL_LENGTH || isInStaffArea(url)) return null
  if (OUR_COOKIES.test(cookie) || (HOME.test(url) && LANGUAGE_COOKIE.test(cookie))) return null
  return env.PUBLIC_ORIGIN ? url : `${headers.host} ${url}`
}

/** Images and feeds set their own cache lifetime. */
function isFile({ headers }: Response): boolean {
  return !/^text\/html/.test(headers.get('content-type') ?? '')
}
