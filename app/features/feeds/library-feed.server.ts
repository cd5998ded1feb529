import { v5 as uuidOfName } from 'uuid'
import { type Xml, xml } from '#app/domain/text/xml.ts'
import type { DetailedScam } from '#app/features/api/scam-details.db.server.ts'
import { categoryName } from '#app/features/scams/language/category-names.server.ts'
import { type Points, pointsIn, wordsIn } from '#app/features/scams/language/in-language.ts'
import {
  DEFAULT_FILTERS,
  LIBRARY_PATH,
  librarySearch,
  type ScamFilters,
} from '#app/features/scams/scam-filters.ts'
import { localPath } from '#app/i18n/local-path.ts'
import { DIRECTIONS, LOCALES, type Locale, languageName } from '#app/i18n/locale.ts'
import { feedsText } from '#words/library/feeds.js'
import { type Feed, type FeedEntry, type FeedFormat, feedPath } from './feed.ts'

/** UUID namespace of the ids of feeds, and of entries in other languages than English. Must never change. */
const FEED_NAMESPACE = '49a34ba6-57ad-4c50-b43c-d2bde3ade06a'

/**
 * Returns the library feed in the language of `locale`. An entry without translation is in English and marked
 * as such.
 * @param origin of the site's URLs, such as `https://himaya.example`
 */
export function libraryFeed(
  scams: readonly DetailedScam[],
  {
    filters,
    format,
    origin,
    locale,
  }: { filters: ScamFilters; format: FeedFormat; origin: string; locale: Locale },
): Feed {
  const words = feedsText[locale]
  const search = librarySearch(filters)
  const query = search.slice(1)
  return {
    id: `urn:uuid:${uuidOfName(locale === LOCALES[0] ? query : `${locale}?${query}`, FEED_NAMESPACE)}`,
    title: titleOf(filters, locale),
    description: words.description,
    author: words.author,
    language: locale,
    home: origin + localPath(locale, LIBRARY_PATH + search),
    self: origin + localPath(locale, feedPath(LIBRARY_PATH, format) + search),
    entries: scams.map((scam) => entryOf(scam, { origin, locale })),
  }
}

function entryOf(
  scam: DetailedScam,
  { origin, locale }: { origin: string; locale: Locale },
): FeedEntry {
  const words = feedsText[locale]
  const { title, description, language } = wordsIn(locale, scam.texts)
  const signs = pointsIn(locale, scam.texts, 'indicators')
  const tips = pointsIn(locale, scam.texts, 'preventionTips')
  const id = locale === LOCALES[0] ? scam.id : uuidOfName(`${locale} ${scam.id}`, FEED_NAMESPACE)
  const mark =
    language === locale
      ? []
      : xml`<p>(${words.writtenIn({ language: languageName(language, locale) })})</p>`
  return {
    id: `urn:uuid:${id}`,
    title,
    url: origin + localPath(locale, `${LIBRARY_PATH}/${scam.id}`),
    summary: description,
    html: xml`<div lang="${locale}" dir="${DIRECTIONS[locale]}">${mark}<p lang="${language}" dir="${DIRECTIONS[language]}">${description}</p>${list(words.signs, signs)}${list(words.tips, tips)}</div>`,
    categories: [categoryName(scam.category, locale), words.risk[scam.riskLevel]],
    published: scam.createdAt,
    updated: scam.updatedAt,
  }
}

function list(heading: string, { points, language }: Points): readonly Xml[] {
  if (points.length === 0) return []
  const items = points.map((point) => xml`<li>${point}</li>`)
  return [
    xml`<h2>${heading}</h2><ul lang="${language}" dir="${DIRECTIONS[language]}">${items}</ul>`,
  ]
}

function titleOf({ query, risk, status, category }: ScamFilters, locale: Locale): string {
  const words = feedsText[locale]
  const said = [
    query && words.query({ query }),
    category && words.category[category],
    risk && words.risk[risk],
    status !== DEFAULT_FILTERS.status && words.status[status ?? 'all'],
  ].filter((part) => typeof part === 'string' && part !== '')
  return said.length > 0 ? words.titleOf({ filters: said.join(words.listSeparator) }) : words.title
}
