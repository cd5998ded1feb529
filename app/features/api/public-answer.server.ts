import { entityTag, matchesEntityTag } from '#app/platform/http/representation/entity-tag.server.ts'
import { READABLE_CROSS_ORIGIN } from '#app/platform/http/security-headers.server.ts'

/** Any page on any site may read the answer, with nothing of its visitor's. */
export const API_CORS_HEADERS = {
  ...READABLE_CROSS_ORIGIN,
  'Access-Control-Expose-Headers': 'ETag',
} as const

/**
 * An answer that is the same for everyone and may be kept: 304 without a body when the client says that it has it.
 * @param type the media type of `body`
 */
export function publicAnswer(request: Request, type: string, body: string): Response {
  const etag = entityTag(body)
  const headers = {
    ...API_CORS_HEADERS,
    'Cache-Control': 'public, max-age=60, stale-while-revalidate=300',
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  return matchesEntityTag(request.headers.get('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'Content-Type': type } })
}

/** An answer of the public API in JSON, or 304 for who has it already. */
export function jsonAnswer(request: Request, body: object): Response {
  return publicAnswer(request, 'application/json', JSON.stringify(body))
}
