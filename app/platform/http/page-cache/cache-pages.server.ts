import type { IncomingMessage } from 'node:http'
import { createMiddleware } from 'hono/factory'
import { isInStaffArea } from '#app/domain/staff-area.ts'
import type { App } from '../../context.server.ts'
import { entityTag, matchesEntityTag } from '../representation/entity-tag.server.ts'
import { publicHeaders } from '../security-headers.server.ts'
import type { Step } from '../site.server.ts'
import type { PageCache } from './page-cache.server.ts'

/** What a page that is the same for everyone says of itself; browsers ask each time whether it has changed. */
const SAME_FOR_ALL = /^public\b/

const MAX_URL_LENGTH = 300
const MAX_PAGE_BYTES = 500_000

/** The home page, which leads on to the visitor's language. */
const HOME = /^\/(\?|$)/
/** Of staff and of receipts: see `ownCookie`. What proxies set for themselves changes no page. */
const OUR_COOKIES = /(^|;\s*)(__Host-)?himaya/
/** The one that no page but the home page looks at. */
const LANGUAGE_COOKIE = /(^|;\s*)(__Host-)?language=/

/**
 * Stores the pages that are the same for everyone (see `serveCached`). What a page must say to be stored is
 * `Cache-Control: public` on an answer of 200 without a cookie; who carries a cookie of ours gets a page of their own.
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
 * The key of the page that is asked for, or null when it may not be the same for everyone. A page names its own origin,
 * which without PUBLIC_ORIGIN is what the request says, so it is stored for that one only.
 */
export function cacheKey({ env }: App, { url = '', headers }: IncomingMessage): string | null {
  const { cookie = '' } = headers
  if (url.length > MAX_URL_LENGTH || isInStaffArea(url)) return null
  if (OUR_COOKIES.test(cookie) || (HOME.test(url) && LANGUAGE_COOKIE.test(cookie))) return null
  return env.PUBLIC_ORIGIN ? url : `${headers.host} ${url}`
}

/** A picture or a feed says for itself how long it is good for. */
function isFile({ headers }: Response): boolean {
  return !/^text\/html/.test(headers.get('content-type') ?? '')
}
