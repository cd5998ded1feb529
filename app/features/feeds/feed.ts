import type { Xml } from '#app/domain/text/xml.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** The formats of every feed, each with its media type. */
export const FEED_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const

export type FeedFormat = keyof typeof FEED_TYPES

/** A feed in no format yet. Addresses are absolute. */
export type Feed = {
  /** Stays the same wherever the site is served from. */
  id: string
  title: string
  description: string
  author: string
  language: Locale
  /** The page that shows the same. */
  home: string
  /** The feed itself. */
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

/** Where a feed of what a page lists is, in the language of the page's path. */
export function feedPath(page: string, format: FeedFormat): string {
  return `${page}/feed.${format}`
}

/** When an entry last changed; null when there is none. */
export function lastChange({ entries }: Feed): Date | null {
  const latest = Math.max(...entries.map(({ updated }) => updated.getTime()))
  return entries.length > 0 ? new Date(latest) : null
}
