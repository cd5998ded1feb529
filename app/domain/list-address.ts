/** What the addresses of all lists have in common: the words that are looked for, and the page. */

/** A query longer than this says no more. In UTF-16 code units. */
export const MAX_QUERY_LENGTH = 100

/** The last page that can be asked for: who looks for more has a filter or a word for it. */
export const LAST_PAGE = 1000

/** The words of an address, trimmed. No database can keep or look for the NUL that an address can hold. */
export function readQuery(parameters: URLSearchParams): string {
  return (parameters.get('q') ?? '').replaceAll('\0', '').slice(0, MAX_QUERY_LENGTH).trim()
}

/** The page of an address, from 1 to `LAST_PAGE`. */
export function readPage(parameters: URLSearchParams): number {
  const page = Math.trunc(Number(parameters.get('page') ?? 1))
  return page >= 1 ? Math.min(page, LAST_PAGE) : 1
}

/** The search part of an address, with its question mark, of what it has to say; nothing for nothing. */
export function searchOf(said: Readonly<Record<string, string | null>>, page = 1): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(said)) if (value) parameters.set(name, value)
  if (page > 1) parameters.set('page', String(page))
  const search = String(parameters)
  return search && `?${search}`
}
