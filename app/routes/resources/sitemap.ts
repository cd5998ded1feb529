import { API_CORS_HEADERS } from '#app/features/api/public-answer.server.ts'
import { servePublic } from '#app/features/api/serve-public.server.ts'
import { readPart, writeSitemap } from '#app/features/seo/sitemap/sitemap.server.ts'
import { streamAborted } from '#app/platform/http/representation/stream-abort.server.ts'

/** The sitemap, sent as it is read from the database. */
export const loader = servePublic(async ({ db, url, failed }) => {
  const part = readPart(url.searchParams)
  if (!part) return new Response('Not Found\n', { status: 404 })
  const pieces = writeSitemap({ db, origin: url.origin }, part)
  // A database that can't be asked is found out here, while there still is a status to tell it by.
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
 * Text as bytes, made when there is room for them. A fault breaks it off: there is no status left to tell it by. Who leaves
 * while a piece is being made is no fault.
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
