/** Parameters common to the URLs of all lists: query and page. */

/** In UTF-16 code units. Longer queries are not more specific. */
export const MAX_QUERY_LENGTH = 100

/** The last page that can be requested. Deeper results need a filter or query. */
export const LAST_PAGE = 1000

/** Returns the trimmed query. Removes NUL, which PostgreSQL cannot store or compare. */
export function readQuery(parameters: URLSearchParams): string {
  return (parameters.get('q') ?? '').replaceAll('\0', '').slice(0, MAX_QUERY_LENGTH).trim()
}

/** Returns the page number, from 1 to `LAST_PAGE`. */
export function readPage(parameters: URLSearchParams): number {
  const page = Math.trunc(Number(parameters.get('page') ?? 1))
  return page >= 1 ? Math.min(page, LAST_PAGE) : 1
}

/** Builds the query string of a URL with its question mark; empty without parameters. */
export function searchOf(said: Readonly<Record<string, string | null>>, page = 1): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(said)) if (value) parameters.set(name, value)
  if (page > 1) parameters.set('page', String(page))
  const search = String(parameters)
  return search && `?${search}`
}
