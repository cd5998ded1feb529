import type { Xml } from '#app/domain/text/xml.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** Feed formats with their media types. */
export const FEED_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const

export type FeedFormat = keyof typeof FEED_TYPES

/** A feed independent of format. URLs are absolute. */
export type Feed = {
  /** Independent of the site's origin. */
  id: string
  title: string
  description: string
  author: string
  language: Locale
  /** The page with the same content. */
  home: string
  /** The feed's own URL. */
  self: string
  entries: FeedEntry[]
}

export type FeedEntry = {
  id: string
  title: string
  url: string
  summary: string
  html: Xml
  categories: string[]
  published: Date
  updated: Date
}

/** Returns the path of a page's feed, in the page's language. */
export function feedPath(page: string, format: FeedFormat): string {
  return `${page}/feed.${format}`
}

/** Returns the time of the last change; null without entries. */
export function lastChange({ entries }: Feed): Date | null {
  const latest = Math.max(...entries.map(({ updated }) => updated.getTime()))
  return entries.length > 0 ? new Date(latest) : null
}
