import { matchesEntityTag } from '#app/platform/http/representation/entity-tag.server.ts'
import { EMBEDDABLE_CROSS_ORIGIN } from '#app/platform/http/security-headers.server.ts'

/**
 * Returns a social image with conditional requests; it is drawn only if needed.
 * @param draw returns a PNG
 */
export async function imageResponse(
  request: Request,
  tag: string,
  draw: () => Promise<Buffer>,
): Promise<Response> {
  const headers = {
    ETag: tag,
    'Cache-Control': 'public, max-age=86400',
    ...EMBEDDABLE_CROSS_ORIGIN,
  }
  if (matchesEntityTag(request.headers.get('If-None-Match'), tag)) {
    return new Response(null, { status: 304, headers })
  }
  const picture = new Uint8Array(await draw())
  return new Response(picture, { headers: { ...headers, 'Content-Type': 'image/png' } })
}
