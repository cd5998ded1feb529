import { oneOf } from '#app/domain/one-of.ts'
import { withDetails } from '#app/features/api/scam-details.db.server.ts'
import { servePublic } from '#app/features/api/serve-public.server.ts'
import { listScams } from '#app/features/scams/list-scams.db.server.ts'
import { readFilters } from '#app/features/scams/scam-filters.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'
import { answerFeed, MAX_ENTRIES } from './answer-feed.server.ts'
import type { FeedFormat } from './feed.ts'
import { libraryFeed } from './library-feed.server.ts'

/** Creates the loader of a feed: the newest library entries that match the URL's filters, in its language. */
export function serveFeed(format: FeedFormat) {
  return servePublic(async ({ db, request, url }) => {
    const filters = readFilters(url.searchParams)
    const locale = languageAsked(url)
    const wanted = { filters, page: 1, pageSize: MAX_ENTRIES, locale, order: 'newest' } as const
    const { entries } = await listScams(db, wanted)
    const scams = await withDetails(db, entries)
    const feed = libraryFeed(scams, { filters, format, origin: url.origin, locale })
    return answerFeed(request, format, feed)
  })
}

/** The language of the path, `/ar/…`, or of the parameter `lang`. */
function languageAsked({ pathname, searchParams }: URL): Locale {
  return oneOf(LOCALES, searchParams.get('lang')) ?? localeOf(pathname)
}
