import { LONGEST_QUERY } from '#app/features/scams/search-text.ts'

export const BLOG_PATH = '/blog'

export const POSTS_A_PAGE = 12

/** No blog has more pages; who asks for more gets none. */
const LAST_PAGE = 1000

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
    query: (parameters.get('q') ?? '').slice(0, LONGEST_QUERY).trim(),
    category: parameters.get('category') || null,
  }
}

/** The page of an address, from 1. */
export function readBlogPage(parameters: URLSearchParams): number {
  const page = Math.trunc(Number(parameters.get('page') ?? 1))
  return page >= 1 ? Math.min(page, LAST_PAGE) : 1
}

/** Whether a form without script wrote the address: it sends its empty fields too. */
export function hasEmptyFields(parameters: URLSearchParams): boolean {
  return parameters.get('q') === '' || parameters.get('category') === ''
}

/** The filters and page as the search part of an address, with its question mark; nothing for all articles. */
export function blogSearch({ query, category }: BlogFilters, page = 1): string {
  const parameters = new URLSearchParams()
  if (query) parameters.set('q', query)
  if (category) parameters.set('category', category)
  if (page > 1) parameters.set('page', String(page))
  const search = String(parameters)
  return search && `?${search}`
}
