import QuickLRU from 'quick-lru'
import type { Live } from '../../live/live.server.ts'
import type { Pieces } from './gzip-pieces.server.ts'

/** No page is older than this, whatever was missed: the terms show the day. */
const LONGEST_MS = 60_000
/** Pages without and with a query, apart, so that invented queries push out no page of the site. */
const MOST_PAGES = 500
const CHANGES = 'pages'

/** A page that is the same for everyone, with a gap wherever an answer has its nonce. */
export type KeptPage = { pieces: Pieces; headers: readonly [string, string][]; etag: string }

export type KeptPages = {
  /** How often they were forgotten: what was rendered before is not kept after. */
  readonly age: number
  find(key: string): KeptPage | undefined
  keep(key: string, page: KeptPage): void
  /** Forgets all, in every process. */
  forget(): void
}

/** Pages in memory. Whatever staff write empties them, in every process. */
export function createKeptPages(live: Live): KeptPages {
  const bare = new QuickLRU<string, KeptPage>({ maxSize: MOST_PAGES, maxAge: LONGEST_MS })
  const searched = new QuickLRU<string, KeptPage>({ maxSize: MOST_PAGES, maxAge: LONGEST_MS })
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
    get age() {
      return age
    },
    find: (key) => shelfOf(key).get(key),
    keep(key, page) {
      watch()
      shelfOf(key).set(key, page)
    },
    forget() {
      empty()
      live.changed(CHANGES)
    },
  }
}
