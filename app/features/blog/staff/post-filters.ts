import { readQuery, searchOf } from '#app/domain/list-address.ts'
import { oneOf } from '#app/domain/one-of.ts'
import type { Locale } from '#app/i18n/locale.ts'

export const STAFF_BLOG_PATH = '/admin/blog'

export const POST_STATUSES = ['draft', 'published'] as const

export type PostStatus = (typeof POST_STATUSES)[number]

/** Filters of the table. Null means all. */
export type PostFilters = { query: string; status: PostStatus | null }

/** A row of the table. */
export type StaffPost = {
  id: string
  slug: string
  title: string
  languages: readonly Locale[]
  category: string
  author: string
  publishedAt: Date | null
  updatedAt: Date
}

/** Parses the filters of a URL; unknown values are ignored. */
export function readPostFilters(parameters: URLSearchParams): PostFilters {
  return {
    query: readQuery(parameters),
    status: oneOf(POST_STATUSES, parameters.get('status')),
  }
}

/**
 * Returns the query string of the table with its question mark. @param deleting article whose deletion is
 * being confirmed
 */
export function postSearch({ query, status }: PostFilters, page: number, deleting?: string) {
  return searchOf({ q: query, status, delete: deleting ?? null }, page)
}
