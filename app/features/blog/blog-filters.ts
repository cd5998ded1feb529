import { readQuery, searchOf } from '#app/domain/list-address.ts'

export const BLOG_PATH = '/blog'

export const POSTS_A_PAGE = 12

/** Filters of the article list. */
export type BlogFilters = {
  /** As typed, trimmed. */
  query: string
  /** Category slug; null for all. */
  category: string | null
}

/** Parses the filters of a URL. */
export function readBlogFilters(parameters: URLSearchParams): BlogFilters {
  return {
    query: readQuery(parameters),
    category: parameters.get('category') || null,
  }
}

/** Whether the URL comes from a form without script, which submits empty fields too. */
export function hasEmptyFields(parameters: URLSearchParams): boolean {
  return parameters.get('q') === '' || parameters.get('category') === ''
}

/** Returns the query string of filters and page with its question mark; empty for all articles. */
export function blogSearch({ query, category }: BlogFilters, page = 1): string {
  return searchOf({ q: query, category }, page)
}

/** Returns the form's field values for these filters. */
export function blogFields({ query, category }: BlogFilters) {
  return { q: query, category: category ?? '' }
}
