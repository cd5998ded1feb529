import { validate } from 'uuid'
import { type Xml, xml } from '#app/domain/text/xml.ts'
import { localPath } from '#app/i18n/local-path.ts'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { INDEXED_SCREENS } from '../indexed-screens.ts'
import {
  countScams,
  type IdRange,
  idRangesOf,
  LIBRARY,
  listPublished,
  listScamsOf,
  type PublishedPage,
} from './sitemap.db.server.ts'

/**
 * Pages per sitemap file. Each has a URL per language, and the protocol allows 50,000 URLs (sitemaps.org);
 * the rest is room for entries added while an index is read.
 */
const PAGES_A_FILE = 20_000
const MAX_POSTS = 5000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const PROLOGUE = '<?xml version="1.0" encoding="utf-8"?>\n'
const [DEFAULT_LOCALE] = LOCALES

/** Content of a file: everything, screens and articles, or a range of library entries. */
export type Part = 'all' | 'screens' | IdRange

/** Returns the part that a URL requests; null if invalid. */
export function readPart(parameters: URLSearchParams): Part | null {
  const after = parameters.get('after')
  const to = parameters.get('to')
  if (after !== null) {
    return validate(after) && (to === null || validate(to)) ? { after, to } : null
  }
  return parameters.has('screens') ? 'screens' : 'all'
}

/**
 * Yields the sitemap in chunks of XML: every screen, article and entry in each language with its alternates.
 * If one file is not enough, yields an index of parts. The first chunk is yielded after the database has been
 * queried.
 */
export async function* writeSitemap(
  { db, origin }: { db: Queries; origin: string },
  part: Part,
  pagesAFile = PAGES_A_FILE,
): AsyncGenerator<string> {
  const hasScreens = part === 'all' || part === 'screens'
  const posts = hasScreens ? await listPublished(db, MAX_POSTS) : []
  if (part === 'all') {
    const pages = INDEXED_SCREENS.length + posts.length + (await countScams(db))
    if (pages > pagesAFile) {
      yield indexOf(origin, await idRangesOf(db, pagesAFile))
      return
    }
  }
  let before = `${PROLOGUE}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  if (hasScreens) {
    yield before + addressesOf(origin, [...INDEXED_SCREENS.map((path) => ({ path })), ...posts])
    before = ''
  }
  if (part !== 'screens') {
    for await (const entries of listScamsOf(db, part === 'all' ? LIBRARY : part)) {
      yield before + addressesOf(origin, entries)
      before = ''
    }
  }
  yield '</urlset>\n'
}

function indexOf(origin: string, spans: readonly IdRange[]): string {
  const parts = [
    'screens',
    ...spans.map(({ after, to }) => `after=${after}${to ? `&to=${to}` : ''}`),
  ]
  const files = parts.map(
    (part) => xml`<sitemap><loc>${`${origin}/sitemap.xml?${part}`}</loc></sitemap>\n`,
  )
  return `${PROLOGUE}${xml`<sitemapindex xmlns="${NAMESPACE}">\n${files}</sitemapindex>\n`.xml}`
}

function addressesOf(
  origin: string,
  pages: readonly (Partial<PublishedPage> & { path: string })[],
) {
  return pages.map((page) => addresses(origin, page).xml).join('')
}

/** One URL per language of the page. */
function addresses(
  origin: string,
  { path, changed, languages = LOCALES }: Partial<PublishedPage> & { path: string },
): Xml {
  const at = (locale: Locale) => origin + localPath(locale, path)
  const named = [
    ...languages.map((locale) => [locale, at(locale)] as const),
    ['x-default', at(languages[0] ?? DEFAULT_LOCALE)] as const,
  ]
  const alternates = named.map(
    ([name, href]) => xml`<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`,
  )
  const lastChanged = changed ? [xml`<lastmod>${changed.toISOString()}</lastmod>`] : []
  const urls = languages.map(
    (locale) => xml`<url><loc>${at(locale)}</loc>${lastChanged}${alternates}</url>\n`,
  )
  return xml`${urls}`
}
