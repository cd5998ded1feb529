import type { MetaDescriptor } from 'react-router'
import { readFilters, writeFilters } from '#app/features/scams/scam-filters.ts'
import { feedsText } from '#app/i18n/library/feeds.ts'
import { FEED_FORMATS, type FeedFormat } from './feed-formats.ts'

/**
 * Tells feed readers where the feeds of what a library page shows are: part of the page's meta.
 * @param search the query of the page's address; its filters become the feeds'
 */
export function feedLinks(search: string): MetaDescriptor[] {
  const filters = writeFilters(readFilters(new URLSearchParams(search))).toString()
  return Object.entries(FEED_FORMATS).map(([format, { path, type }]) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title: feedsText.en.formats[format as FeedFormat],
    href: filters ? `${path}?${filters}` : path,
  }))
}
