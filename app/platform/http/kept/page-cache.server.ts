import type { IncomingMessage } from 'node:http'
import { createMiddleware } from 'hono/factory'
import type { App } from '../../context.server.ts'
import { entityTag, hasAlready } from '../representation/entity-tag.server.ts'
import type { Step } from '../site.server.ts'
import { compressPieces } from './gzip-pieces.server.ts'
import type { KeptPage, KeptPages } from './kept-pages.server.ts'

/** What a page that is the same for everyone says of itself; browsers ask each time whether it has changed. */
const SAME_FOR_ALL = /^public\b/

const LONGEST_ADDRESS = 300
/** In UTF-16 code units. */
const LONGEST_PAGE = 500_000

const STAFF_AREA = /^\/admin(\/|$)/
/** The home page, which leads on to the visitor's language. */
const HOME = /^\/(\?|$)/
/** Of staff and of receipts: see `ownCookie`. What proxies set for themselves changes no page. */
const OUR_COOKIES = /(^|;\s*)(__Host-)?himaya/
/** The one that no page but the home page looks at. */
const LANGUAGE_COOKIE = /(^|;\s*)(__Host-)?language=/

/**
 * Keeps the pages that are the same for everyone (see `answerKept`). What a page must say to be kept is
 * `Cache-Control: public` on an answer of 200 without a cookie; who carries a cookie of ours gets a page of their own.
 */
export function keepPages(app: App, pages: KeptPages) {
  return createMiddleware<Step>(async (context, next) => {
    const { method } = context.req
    const { age } = pages
    await next()
    if (method !== 'GET') {
      if (context.var.facts.byStaff) pages.forget()
      return
    }
    const { headers, status } = context.res
    if (!SAME_FOR_ALL.test(headers.get('cache-control') ?? '') || isFile(context.res)) return
    if (status !== 200) return context.header('Cache-Control', 'no-store')
    const key = keyOf(app, context.env.incoming)
    if (key === null || headers.has('set-cookie')) return
    app.metrics.pageCache.inc({ answer: 'miss' })
    const text = await context.res.text()
    const page = pageOf(text, context.var.facts.nonce, headers)
    if (text.length <= LONGEST_PAGE && pages.age === age) pages.keep(key, page)
    const isKnown = hasAlready(context.req.header('if-none-match'), page.etag)
    const said: [string, string][] = [...page.headers, ['ETag', page.etag]]
    context.res = new Response(isKnown ? null : text, {
      status: isKnown ? 304 : 200,
      headers: said,
    })
  })
}

/**
 * The key of the page that is asked for, or null when it may not be the same for everyone. A page names its own origin,
 * which without PUBLIC_ORIGIN is what the request says, so it is kept for that one only.
 */
export function keyOf({ env }: App, { url = '', headers }: IncomingMessage): string | null {
  const { cookie = '' } = headers
  if (url.length > LONGEST_ADDRESS || STAFF_AREA.test(url)) return null
  if (OUR_COOKIES.test(cookie) || (HOME.test(url) && LANGUAGE_COOKIE.test(cookie))) return null
  return env.PUBLIC_ORIGIN ? url : `${headers.host} ${url}`
}

/** A picture or a feed says for itself how long it is good for. */
function isFile({ headers }: Response): boolean {
  return !/^text\/html/.test(headers.get('content-type') ?? '')
}

function pageOf(text: string, nonce: string, headers: Headers): KeptPage {
  const pieces = text.split(nonce)
  const said = new Headers(headers)
  said.append('Vary', 'Accept-Encoding')
  return {
    pieces: compressPieces(pieces, Buffer.byteLength(nonce)),
    headers: [...said],
    etag: `W/${entityTag(pieces.join(''))}`,
  }
}
