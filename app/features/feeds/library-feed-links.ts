import type { MetaDescriptor } from 'react-router'
import { LIBRARY_PATH, librarySearch, readFilters } from '#app/features/scams/scam-filters.ts'
import { type MetaPlace, textAt } from '#app/features/shell/page-meta.ts'
import { feedsText } from '#words/library/feeds.js'
import { feedLinks } from './feed-links.ts'

/** Links to the feeds of a library page, with the page's filters. */
export function libraryFeedLinks(place: MetaPlace): MetaDescriptor[] {
  const { pathname, search } = place.location
  const filters = readFilters(new URLSearchParams(search))
  const { formats } = textAt(feedsText, place)
  return feedLinks(LIBRARY_PATH, pathname, formats, librarySearch(filters))
}
