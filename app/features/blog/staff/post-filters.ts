import { LONGEST_QUERY } from '#app/features/scams/search-text.ts'

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
  titleAr: string | null
  category: string
  author: string
  publishedAt: Date | null
  updatedAt: Date
}

export function readPostFilters(parameters: URLSearchParams): PostFilters {
  const status = parameters.get('status')
  return {
    query: (parameters.get('q') ?? '').slice(0, LONGEST_QUERY).trim(),
    status: POST_STATUSES.find((known) => known === status) ?? null,
  }
}

/** The search part of an address of the table, with its question mark. @param deleting the article in question */
export function postSearch({ query, status }: PostFilters, page: number, deleting?: string) {
  const parameters = new URLSearchParams()
  if (query) parameters.set('q', query)
  if (status) parameters.set('status', status)
  if (page > 1) parameters.set('page', String(page))
  if (deleting) parameters.set('delete', deleting)
  const search = String(parameters)
  return search && `?${search}`
}
