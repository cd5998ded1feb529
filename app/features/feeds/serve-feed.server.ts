import { publicAnswer } from '#app/features/api/public-answer.server.ts'
import { withDetails } from '#app/features/api/scam-details.db.server.ts'
import { servePublic } from '#app/features/api/serve-public.server.ts'
import { listScams, readFilters } from '#app/features/scams/list-scams.db.server.ts'
import { atom } from './atom.server.ts'
import { FEED_FORMATS, type FeedFormat } from './feed-formats.ts'
import { jsonFeed } from './json-feed.server.ts'
import { type Feed, libraryFeed } from './library-feed.server.ts'
import { rss } from './rss.server.ts'

const NEWEST = 30

const WRITE: Record<FeedFormat, (feed: Feed) => string> = { rss, atom, json: jsonFeed }

/** Makes the loader of a feed: the newest entries of the library that pass the filters of the address. */
export function serveFeed(format: FeedFormat) {
  return servePublic(async ({ db, request, url }) => {
    const filters = readFilters(url.searchParams)
    const { entries } = await listScams(db, { filters, page: 1, pageSize: NEWEST })
    const feed = libraryFeed(await withDetails(db, entries), filters, format, url.origin)
    return publicAnswer(request, `${FEED_FORMATS[format].type}; charset=utf-8`, WRITE[format](feed))
  })
}
