import { entityTag, matchesEntityTag } from '#app/platform/http/representation/entity-tag.server.ts'
import { READABLE_CROSS_ORIGIN } from '#app/platform/http/security-headers.server.ts'

/** Any origin may read the response, without credentials. */
export const API_CORS_HEADERS = {
  ...READABLE_CROSS_ORIGIN,
  'Access-Control-Expose-Headers': 'ETag',
} as const

/**
 * Returns a cacheable response that is the same for everyone, or 304 for a matching conditional request.
 * @param type media type of `body`
 * @param more headers in addition to the usual ones or instead of them
 */
export function publicAnswer(
  request: Request,
  type: string,
  body: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const etag = entityTag(body)
  const headers = {
    ...API_CORS_HEADERS,
    'Cache-Control': 'public, max-age=60, stale-while-revalidate=300',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...more,
  }
  return matchesEntityTag(request.headers.get('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'Content-Type': type } })
}

/** Returns a JSON response of the public API, or 304. */
export function jsonAnswer(request: Request, body: object): Response {
  return publicAnswer(request, 'application/json', JSON.stringify(body))
}
