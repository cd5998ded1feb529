import type { MetaDescriptor } from 'react-router'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { FEED_TYPES, type FeedFormat, feedPath } from './feed.ts'

/**
 * Metadata links to the feeds of a page's list, in the language of `pathname`. Rendered on the server, where
 * feed readers look.
 * @param page path without language
 * @param search query string of the feeds
 */
export function feedLinks(
  page: string,
  pathname: string,
  titles: Readonly<Record<FeedFormat, string>>,
  search = '',
): MetaDescriptor[] {
  if (!import.meta.env.SSR) return []
  const locale = localeOf(pathname)
  return (Object.keys(FEED_TYPES) as FeedFormat[]).map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: FEED_TYPES[format],
    title: titles[format],
    href: localPath(locale, feedPath(page, format) + search),
  }))
}
