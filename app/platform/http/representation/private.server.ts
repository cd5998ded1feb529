/** The headers of an answer that is for one visitor: nothing keeps a copy of it. */
export const PRIVATE = { 'Cache-Control': 'private, no-store' }

/** Those of an empty form: a browser keeps the page for who comes back, with what was typed into it since. */
export const FOR_ONE = { 'Cache-Control': 'private, no-cache' }

/** Those of the staff area and all on the way into it: search engines don't keep it either. */
export const SEALED = { ...PRIVATE, 'X-Robots-Tag': 'noindex, nofollow' }

/** The answer with the headers of `SEALED`, whatever it had. */
export function seal(response: Response): Response {
  for (const [name, value] of Object.entries(SEALED)) response.headers.set(name, value)
  return response
}
