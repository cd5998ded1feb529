import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import QuickLRU from 'quick-lru'
import type { Live } from '../../live/live.server.ts'
import type { Encoding } from '../representation/accepted-encoding.server.ts'

/** Maximum age in case a notification was missed, and because the terms show today's date. */
const MAX_AGE_MS = 60_000
/**
 * Limit for pages without a query and, separately, with one, so that invented queries cannot evict the site's
 * pages.
 */
const MAX_PAGES = 500
const CHANGES = 'pages'
/** For a page of 56 kB: 8.8 kB in 2 ms; gzip 10.0 kB in 1 ms; the maximum quality, 11, 7.7 kB in 600 ms. */
const BROTLI_QUALITY = 5

/** A page that is the same for everyone. */
export type CachedPage = {
  etag: string
  /** Alternating names and values, as in `node:http`, without per-response headers. */
  headers: readonly string[]
  /** The body in each encoding requested so far. */
  bodies: Map<Encoding, Buffer>
}

export type PageCache = {
  /** Number of times the cache was emptied. A page whose rendering began earlier is not stored. */
  readonly age: number
  find(key: string): CachedPage | undefined
  store(key: string, page: CachedPage): void
  /** Empties the cache of every process. */
  clear(): void
}

/** Creates an in-memory page cache. Any write by staff empties it in every process. */
export function createPageCache(live: Live): PageCache {
  const bare = new QuickLRU<string, CachedPage>({ maxSize: MAX_PAGES, maxAge: MAX_AGE_MS })
  const searched = new QuickLRU<string, CachedPage>({ maxSize: MAX_PAGES, maxAge: MAX_AGE_MS })
  const shelfOf = (key: string) => (key.includes('?') ? searched : bare)
  let age = 0
  let watching = false

  function empty(): void {
    age += 1
    bare.clear()
    searched.clear()
  }

  /** Called whenever staff may have written something in any process. Each call is a new version. */
  const read = async () => new Map([[CHANGES, { version: String(age + 1), text: '' }]])

  /** Starts with the first page. If the limit of watchers is reached, pages expire by age only. */
  function watch(): void {
    if (watching) return
    const stop = live.watch({ key: CHANGES, read, owner: CHANGES, tell: empty, end: () => {} })
    watching = stop !== null
  }

  return {
    get age() {
      return age
    },
    find: (key) => shelfOf(key).get(key),
    store(key, page) {
      watch()
      shelfOf(key).set(key, page)
    },
    clear() {
      empty()
      live.changed(CHANGES)
    },
  }
}

/** Returns the page in an encoding. Compresses it once, on first request. */
export function bodyIn({ bodies }: CachedPage, encoding: Encoding): Buffer {
  const known = bodies.get(encoding)
  if (known) return known
  const body = compress(bodies.get('identity') as Buffer, encoding)
  bodies.set(encoding, body)
  return body
}

function compress(html: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(html)
  return brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  })
}
