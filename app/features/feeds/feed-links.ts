import type { MetaDescriptor } from 'react-router'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { FEED_TYPES, type FeedFormat, feedPath } from './feed.ts'

/**
 * Tells feed readers where the feeds of what a page lists are, in the language of `pathname`: part of the page's meta.
 * Readers look for them in what the server has written.
 * @param page the path of the page without its language
 * @param search what the feeds' addresses end with
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
