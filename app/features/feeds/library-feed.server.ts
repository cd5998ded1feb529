import { v5 as uuidOfName } from 'uuid'
import type { DetailedScam } from '#app/features/api/scam-details.db.server.ts'
import {
  DEFAULT_FILTERS,
  type ScamFilters,
  writeFilters,
} from '#app/features/scams/scam-filters.ts'
import { feedsText } from '#app/i18n/library/feeds.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { FEED_FORMATS, type FeedFormat } from './feed-formats.ts'
import { type Xml, xml } from './xml.ts'

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
  /** When an entry last changed; null when there is none. */
  updated: Date | null
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

/** Makes the ids of filtered feeds: random once, never to change. */
const FEED_NAMESPACE = '49a34ba6-57ad-4c50-b43c-d2bde3ade06a'

/** The library is written in English. */
const LANGUAGE: Locale = 'en'
const words = feedsText[LANGUAGE]

/** @param origin of the site's addresses, such as `https://himaya.example` */
export function libraryFeed(
  scams: readonly DetailedScam[],
  filters: ScamFilters,
  format: FeedFormat,
  origin: string,
): Feed {
  const query = writeFilters(filters).toString()
  const search = query && `?${query}`
  const latest = Math.max(...scams.map(({ updatedAt }) => updatedAt.getTime()))
  return {
    id: `urn:uuid:${uuidOfName(query, FEED_NAMESPACE)}`,
    title: titleOf(filters),
    description: words.description,
    author: words.author,
    language: LANGUAGE,
    home: `${origin}/scam-library${search}`,
    self: `${origin}${FEED_FORMATS[format].path}${search}`,
    updated: scams.length > 0 ? new Date(latest) : null,
    entries: scams.map((scam) => entryOf(scam, origin)),
  }
}

function entryOf(scam: DetailedScam, origin: string): FeedEntry {
  return {
    id: `urn:uuid:${scam.id}`,
    title: scam.title,
    url: `${origin}/scam-library/${scam.id}`,
    summary: scam.description,
    html: xml`<p>${scam.description}</p>${list(words.signs, scam.indicators)}${list(words.tips, scam.preventionTips)}`,
    categories: [scam.categoryName, words.risk[scam.riskLevel]],
    published: scam.createdAt,
    updated: scam.updatedAt,
  }
}

function list(heading: string, items: readonly string[]): readonly Xml[] {
  if (items.length === 0) return []
  return [xml`<h2>${heading}</h2><ul>${items.map((item) => xml`<li>${item}</li>`)}</ul>`]
}

function titleOf({ query, risk, status, category }: ScamFilters): string {
  const said = [
    query && words.query(query),
    category,
    risk && words.risk[risk],
    status !== DEFAULT_FILTERS.status && words.status[status ?? 'all'],
  ].filter(Boolean)
  return said.length > 0 ? words.titleOf(said.join(', ')) : words.title
}
