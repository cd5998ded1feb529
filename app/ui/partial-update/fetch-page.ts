/** Timeout for a page on a weak connection. */
const PATIENCE_MS = 60_000

/** A parsed server-rendered page and its final URL. */
export type FetchedPage = { page: Document; address: URL }

/**
 * Fetches a page without running its scripts. Returns null if the server is unreachable or does not answer,
 * or if `signal` was aborted.
 * @param address the URL before redirects; `FetchedPage.address` is the one after them
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

/** Yields to the event loop between parsing and showing a page, as both are slow on a slow phone. */
const aPause = () => new Promise((done) => setTimeout(done))

/** Parses HTML. Its scripts do not run. */
export function readPage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}
