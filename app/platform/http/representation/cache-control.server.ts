/** For a response to one visitor that must not be stored. */
export const PRIVATE_NO_STORE = { 'Cache-Control': 'private, no-store' }

/** For an empty form: the browser may restore it with its input on Back. */
export const PRIVATE_NO_CACHE = { 'Cache-Control': 'private, no-cache' }

/** For the staff area and its sign-in pages. Also excluded from search engines. */
export const STAFF_HEADERS = { ...PRIVATE_NO_STORE, 'X-Robots-Tag': 'noindex, nofollow' }

/** Returns the response with `STAFF_HEADERS`, overriding its own. */
export function withStaffHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(STAFF_HEADERS)) response.headers.set(name, value)
  return response
}
