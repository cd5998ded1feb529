import { problem } from '#app/features/api/problem.server.ts'
import { publicAnswer } from '#app/features/api/public-answer.server.ts'
import { type PublicRead, servePublic } from '#app/features/api/serve-public.server.ts'
import { APPEAL_PATH } from '#app/features/contact/contact-subject.ts'

/** Withdrawals count at once, so every use asks whether the copy is still current. */
const REVALIDATED = 'public, no-cache'

export type Export = { type: string; body: string }

/**
 * Creates loader and action of an address that gives indicators back. Its answer links to the form for an
 * appeal, and is revalidated before each use.
 * @param write returns the answer; null if there is nothing at the address
 */
export function serveExport(write: (asked: PublicRead) => Promise<Export | Response | null>) {
  return servePublic(async (asked) => {
    const written = await write(asked)
    if (!written) return problem(404)
    if (written instanceof Response) return written
    return publicAnswer(asked.request, written.type, written.body, {
      'Cache-Control': REVALIDATED,
      Link: `<${asked.url.origin}${APPEAL_PATH}>; rel="help"`,
    })
  })
}

export const jsonExport = (body: object): Export => ({
  type: 'application/json',
  body: JSON.stringify(body),
})
