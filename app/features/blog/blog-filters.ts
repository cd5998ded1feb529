import { readQuery, searchOf } from '#app/domain/list-address.ts'

export const BLOG_PATH = '/blog'

export const POSTS_A_PAGE = 12

/** What part of the blog is asked for. */
export type BlogFilters = {
  /** As typed, trimmed. */
  query: string
  /** The slug of a category; null for all. */
  category: string | null
}

/** Reads the filters of an address. */
export function readBlogFilters(parameters: URLSearchParams): BlogFilters {
  return {
    query: readQuery(parameters),
    category: parameters.get('category') || null,
  }
}

/** Whether a form without script wrote the address: it sends its empty fields too. */
export function hasEmptyFields(parameters: URLSearchParams): boolean {
  return parameters.get('q') === '' || parameters.get('category') === ''
}

/** The filters and page as the search part of an address, with its question mark; nothing for all articles. */
export function blogSearch({ query, category }: BlogFilters, page = 1): string {
  return searchOf({ q: query, category }, page)
}

/** What the fields of the form hold for these filters, by name. */
export function blogFields({ query, category }: BlogFilters) {
  return { q: query, category: category ?? '' }
}
