/** The headers of an answer that is for one visitor: nothing keeps a copy of it. */
export const PRIVATE_NO_STORE = { 'Cache-Control': 'private, no-store' }

/** Those of an empty form: a browser keeps the page for who comes back, with what was typed into it since. */
export const PRIVATE_NO_CACHE = { 'Cache-Control': 'private, no-cache' }

/** Those of the staff area and all on the way into it: search engines don't keep it either. */
export const STAFF_HEADERS = { ...PRIVATE_NO_STORE, 'X-Robots-Tag': 'noindex, nofollow' }

/** The answer with the headers of `STAFF_HEADERS`, whatever it had. */
export function withStaffHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(STAFF_HEADERS)) response.headers.set(name, value)
  return response
}
