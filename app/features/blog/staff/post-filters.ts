import { readQuery, searchOf } from '#app/domain/list-address.ts'
import { oneOf } from '#app/domain/one-of.ts'
import type { Locale } from '#app/i18n/locale.ts'

export const STAFF_BLOG_PATH = '/admin/blog'

export const POST_STATUSES = ['draft', 'published'] as const

export type PostStatus = (typeof POST_STATUSES)[number]

/** What articles the table shows. Null stands for all. */
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

/** The filters in an address; what is none of their values counts as not chosen. */
export function readPostFilters(parameters: URLSearchParams): PostFilters {
  return {
    query: readQuery(parameters),
    status: oneOf(POST_STATUSES, parameters.get('status')),
  }
}

/** The search part of an address of the table, with its question mark. @param deleting the article in question */
export function postSearch({ query, status }: PostFilters, page: number, deleting?: string) {
  return searchOf({ q: query, status, delete: deleting ?? null }, page)
}
