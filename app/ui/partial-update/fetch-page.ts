/** After so long an answer on a weak signal will not come any more. */
const PATIENCE_MS = 60_000

/** A page as the server wrote it, in answer to a request. */
export type FetchedPage = { page: Document; address: URL }

/**
 * Asks for a page as the browser would, and keeps its scripts from running. Gives null when no page came: the server
 * can't be reached, does not answer, or is not asked any more (`signal`).
 * @param address where redirects begin; `FetchedPage.address` is where they ended
 */
export async function fetchPage(
  address: string | URL,
  { signal, ...request }: RequestInit = {},
): Promise<FetchedPage | null> {
  const end = new AbortController()
  const patience = setTimeout(() => end.abort(), PATIENCE_MS)
  signal?.addEventListener('abort', () => end.abort())
  try {
    const answer = await fetch(address, {
      ...request,
      signal: end.signal,
      headers: { Accept: 'text/html' },
    })
    const html = await answer.text()
    await aPause()
    const page = readPage(html)
    await aPause()
    return { page, address: new URL(answer.url) }
  } catch {
    return null
  } finally {
    clearTimeout(patience)
  }
}

/** Lets the browser answer a tap between reading a page and showing it: on a slow phone each takes a while. */
const aPause = () => new Promise((done) => setTimeout(done))

/** A page out of its HTML. Scripts in it never run. */
export function readPage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}
