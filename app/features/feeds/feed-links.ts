import type { MetaDescriptor } from 'react-router'
import { readFilters, writeFilters } from '#app/features/scams/scam-filters.ts'
import { feedsText } from '#app/i18n/library/feeds.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { FEED_FORMATS, type FeedFormat } from './feed-formats.ts'

/**
 * Tells feed readers where the feeds of what a library page shows are, in the language of the page: part of its meta.
 * The filters of the page's address become the feeds'. Readers look for them in what the server has written.
 */
export function feedLinks({
  location: { pathname, search },
}: {
  location: { pathname: string; search: string }
}): MetaDescriptor[] {
  if (!import.meta.env.SSR) return []
  const locale = localeOf(pathname)
  const filters = writeFilters(readFilters(new URLSearchParams(search))).toString()
  return Object.entries(FEED_FORMATS).map(([format, { path, type }]) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title: feedsText[locale].formats[format as FeedFormat],
    href: localPath(locale, filters ? `${path}?${filters}` : path),
  }))
}
