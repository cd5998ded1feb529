import { API_CORS_HEADERS } from '#app/features/api/public-answer.server.ts'
import { servePublic } from '#app/features/api/serve-public.server.ts'
import { readPart, writeSitemap } from '#app/features/seo/sitemap/sitemap.server.ts'
import { streamAborted } from '#app/platform/http/representation/stream-abort.server.ts'

/** The sitemap, streamed from the database. */
export const loader = servePublic(async ({ db, url, failed }) => {
  const part = readPart(url.searchParams)
  if (!part) return new Response('Not Found\n', { status: 404 })
  const pieces = writeSitemap({ db, origin: url.origin }, part)
  // Waits for the first chunk, so that a database error still sets the status.
  const first = await pieces.next()
  return new Response(streamOf(first, pieces, failed), {
    headers: {
      ...API_CORS_HEADERS,
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
})

export const action = loader

/**
 * Encodes chunks on demand. An error aborts the stream, as the status was already sent. A client disconnect
 * is not an error.
 */
function streamOf(
  first: IteratorResult<string>,
  rest: AsyncGenerator<string>,
  failed: (fault: unknown) => void,
) {
  const encoder = new TextEncoder()
  let next: Promise<IteratorResult<string>> | undefined = Promise.resolve(first)
  let isLeft = false
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await (next ?? rest.next())
        next = undefined
        if (isLeft) return
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (fault) {
        failed(fault)
        controller.error(streamAborted())
      }
    },
    async cancel() {
      isLeft = true
      await rest.return(undefined)
    },
  })
}
