import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import QuickLRU from 'quick-lru'
import type { Live } from '../../live/live.server.ts'
import type { Encoding } from '../representation/accepted-encoding.server.ts'

/** Maximum age, also if a notification was missed: the terms show the day. */
const MAX_AGE_MS = 60_000
/** Pages without and with a query, apart, so that invented queries push out no page of the site. */
const MAX_PAGES = 500
const CHANGES = 'pages'
/** A page of 56 kB: 8.8 kB in 2 ms, gzip 10.0 kB in 1 ms; the best quality, 11, 7.7 kB in 600 ms. */
const BROTLI_QUALITY = 5

/** A page that is the same for everyone. */
export type CachedPage = {
  etag: string
  /** Names and values in turn, as `node:http` takes them: all but what each answer has of its own. */
  headers: readonly string[]
  /** As it is, and in each encoding that a client has asked for. */
  bodies: Map<Encoding, Buffer>
}

export type PageCache = {
  /** How often it was emptied: a page whose rendering began before is not stored after. */
  readonly age: number
  find(key: string): CachedPage | undefined
  store(key: string, page: CachedPage): void
  /** Empties the cache of every process. */
  clear(): void
}

/** Pages in memory. Whatever staff write empties the cache, in every process. */
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

  /** Asked for whenever staff anywhere may have written something: each time is a new version. */
  const read = async () => new Map([[CHANGES, { version: String(age + 1), text: '' }]])

  /** From the first page on. If too many watch already, pages expire by age alone. */
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

/** The page in an encoding: compressed when it is first asked for, once. */
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
