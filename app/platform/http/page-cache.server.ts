import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import QuickLRU from 'quick-lru'
import type { App } from '../context.server.ts'
import type { Live } from '../live/live.server.ts'
import { compressPieces, type GzipPieces, gzipOfPieces, joinPieces } from './gzip-pieces.server.ts'
import type { Step } from './site.server.ts'

/** What a page that is the same for everyone says of itself; browsers ask each time whether it has changed. */
const SAME_FOR_ALL = /^public\b/

/** No page is older than this, whatever was missed: the terms show the day. */
const LONGEST_MS = 60_000
/** Pages without and with a query, apart, so that invented queries push out no page of the site. */
const MOST_PAGES = 500
const LONGEST_QUERY = 200
/** In UTF-16 code units. */
const LONGEST_PAGE = 500_000

const STAFF_AREA = /^\/admin(\/|$)/
const HOME = '/'
/** The one cookie that no page but the home page, which leads on to the visitor's language, looks at. */
const LANGUAGE_COOKIE = /^language=[a-z]{2}$/

type Page = { pieces: GzipPieces; headers: [string, string][]; etag: string }

/**
 * Keeps the pages that are the same for everyone, compressed, with gaps where each answer has its nonce. What a page
 * must say to be kept is `Cache-Control: public` on an answer of 200 without a cookie; who carries a cookie of ours gets
 * a page of their own. Whatever staff write empties it, in every process.
 */
export function cachePages(app: App) {
  const pages = createPages(app.live)
  return createMiddleware<Step>(async (context, next) => {
    const { method, path } = context.req
    if (method !== 'GET') {
      await next()
      if (method !== 'HEAD' && STAFF_AREA.test(path)) pages.forget()
      return
    }
    const key = keyOf(app, context)
    const kept = key === null ? undefined : pages.find(key)
    if (kept) {
      app.metrics.pageCache.inc({ answer: 'hit' })
      return answer(context, kept)
    }
    const { age } = pages
    await next()
    if (!SAME_FOR_ALL.test(context.res.headers.get('cache-control') ?? '') || isFile(context.res))
      return
    if (context.res.status !== 200) return context.header('Cache-Control', 'no-store')
    if (key === null || context.res.headers.has('set-cookie')) return
    app.metrics.pageCache.inc({ answer: 'miss' })
    const text = await context.res.text()
    const page = pageOf(text, context.var.facts.nonce, context.res.headers)
    if (text.length <= LONGEST_PAGE && pages.age === age) pages.keep(key, page)
    context.res = answer(context, page)
  })
}

function createPages(live: Live) {
  const bare = new QuickLRU<string, Page>({ maxSize: MOST_PAGES, maxAge: LONGEST_MS })
  const searched = new QuickLRU<string, Page>({ maxSize: MOST_PAGES, maxAge: LONGEST_MS })
  const shelfOf = (key: string) => (key.includes('?') ? searched : bare)
  let age = 0
  let watching = false

  function empty(): void {
    age += 1
    bare.clear()
    searched.clear()
  }

  /** Asked for whenever staff anywhere may have written something: each time is a new version. */
  const read = async () => new Map([[CHANGES, { version: String(age + 1), text: '' }]])

  /** From the first page on. When too many watch already, pages grow old by themselves. */
  function watch(): void {
    if (watching) return
    const stop = live.watch({ key: CHANGES, read, owner: CHANGES, tell: empty, end: () => {} })
    watching = stop !== null
  }

  return {
    /** How often it was emptied: what was rendered before is not kept after. */
    get age() {
      return age
    },
    find: (key: string) => shelfOf(key).get(key),
    keep(key: string, page: Page): void {
      watch()
      shelfOf(key).set(key, page)
    },
    forget(): void {
      empty()
      live.changed(CHANGES)
    },
  }
}

const CHANGES = 'pages'

/**
 * The key of the page that is asked for, or null when it may not be the same for everyone. A page names its own origin,
 * which without PUBLIC_ORIGIN is what the request says, so it is kept for that one only.
 */
function keyOf({ env }: App, context: Context<Step>): string | null {
  const { path } = context.req
  const { origin, search } = new URL(context.req.url)
  const cookies = context.req.header('cookie')
  if (STAFF_AREA.test(path) || search.length > LONGEST_QUERY) return null
  if (cookies && (path === HOME || !LANGUAGE_COOKIE.test(cookies))) return null
  return (env.PUBLIC_ORIGIN ?? origin) + path + search
}

/** A picture or a feed says for itself how long it is good for. */
function isFile({ headers }: Response): boolean {
  return !/^text\/(html|x-script)/.test(headers.get('content-type') ?? '')
}

function pageOf(text: string, nonce: string, headers: Headers): Page {
  const pieces = text.split(nonce)
  const digest = createHash('sha256').update(pieces.join('')).digest('base64url').slice(0, 22)
  return { pieces: compressPieces(pieces), headers: [...headers], etag: `W/"${digest}"` }
}

/** The page with this request's nonce in it, or word that the browser has it already. */
function answer(context: Context<Step>, { pieces, headers, etag }: Page): Response {
  const answered = new Headers(headers)
  answered.set('ETag', etag)
  answered.append('Vary', 'Accept-Encoding')
  if (context.req.header('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: answered })
  }
  const nonce = Buffer.from(context.var.facts.nonce)
  const packs = context.req.header('accept-encoding')?.includes('gzip') ?? false
  if (packs) answered.set('Content-Encoding', 'gzip')
  const body = packs ? gzipOfPieces(pieces, nonce) : joinPieces(pieces, nonce)
  answered.set('Content-Length', String(body.length))
  return new Response(new Uint8Array(body), { headers: answered })
}
