import { publicAnswer } from '#app/features/api/public-answer.server.ts'
import { atom } from './atom.server.ts'
import { FEED_TYPES, type Feed, type FeedFormat } from './feed.ts'
import { jsonFeed } from './json-feed.server.ts'
import { rss } from './rss.server.ts'

/** Maximum number of entries in a feed, newest first. */
export const MAX_ENTRIES = 30

const WRITE: Record<FeedFormat, (feed: Feed) => string> = { rss, atom, json: jsonFeed }

/** Returns a feed in a format. */
export function answerFeed(request: Request, format: FeedFormat, feed: Feed): Response {
  return publicAnswer(request, `${FEED_TYPES[format]}; charset=utf-8`, WRITE[format](feed))
}
