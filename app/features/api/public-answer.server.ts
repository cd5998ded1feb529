import { createHash } from 'node:crypto'

/** Any page on any site may read the answer, with nothing of its visitor's. */
export const READABLE_ANYWHERE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

/**
 * An answer that is the same for everyone and may be kept: 304 without a body when the client says that it has it.
 * @param type the media type of `body`
 */
export function publicAnswer(request: Request, type: string, body: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...READABLE_ANYWHERE,
    'Cache-Control': 'public, max-age=60, stale-while-revalidate=300',
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  return names(request.headers.get('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'Content-Type': type } })
}

export function jsonAnswer(request: Request, body: object): Response {
  return publicAnswer(request, 'application/json', JSON.stringify(body))
}

/** Whether an If-None-Match header names this tag: weak comparison, a list, or `*` (RFC 9110, section 13.1.2). */
function names(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) === true
}
