/** After so long an answer on a weak signal will not come any more. */
const PATIENCE_MS = 60_000

/** A page as the server wrote it, in answer to a request. */
export type FetchedPage = { page: Document; address: URL }

/**
 * Asks for a page as the browser would, and keeps its scripts from running. Gives null when no page came: the server
 * can't be reached, or something between answers for it.
 * @param address where redirects begin; `FetchedPage.address` is where they ended
 */
export async function fetchPage(
  address: string | URL,
  request: RequestInit = {},
): Promise<FetchedPage | null> {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...request,
      headers: { Accept: 'text/html' },
    })
    const page = readPage(await answer.text())
    return { page, address: new URL(answer.url) }
  } catch {
    if (request.signal?.aborted) throw request.signal.reason
    return null
  }
}

/** A page out of its HTML. Scripts in it never run. */
export function readPage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}
