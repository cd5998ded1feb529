import { isShortener, type LinkAddress } from '#analyzer'
import type { GuardedFetch } from '#app/platform/http/guarded-fetch.server.ts'
import { refuseOutage, Unanswered } from './network-asker.server.ts'

/** Requests for one link. */
const MOST_HOPS = 5

/** Browsers open no longer address, and the answer's headers have no room for it. */
const LONGEST_ADDRESS = 8000

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** The server does not do HEAD (RFC 9110, 15.5.6 and 15.6.2). */
const HEAD_REFUSED: ReadonlySet<number> = new Set([405, 501])

/**
 * Returns the URL by which a shortener is asked; null if the address is no short link. Without query and
 * fragment, which shorteners do not need and which may be about the person who got the link.
 */
export function shortLinkUrl({ scheme, host, port, writtenPath, isIp }: LinkAddress): URL | null {
  const path = writtenPath.replace(/[?#].*$/s, '')
  if (isIp || !isShortener(host) || path.length < 2) return null
  return URL.parse(`${scheme === 'http' ? 'http' : 'https'}://${host}${port && `:${port}`}${path}`)
}

/**
 * Asks a shortener where its link leads, and further shorteners on the way. The target itself is not
 * requested: who sent the link would learn that somebody checks it. Null if the link leads nowhere.
 * @throws Unanswered with the service that failed
 */
export async function requestTarget(
  fetchHeaders: GuardedFetch,
  link: URL,
  signal: AbortSignal,
): Promise<string | null> {
  let at = link
  for (let hop = 0; hop < MOST_HOPS; hop++) {
    const location = await requestLocation(fetchHeaders, at, signal)
    if (location === null || !URL.canParse(location, at.href)) return null
    at = new URL(location, at)
    if (!/^https?:$/.test(at.protocol) || at.href.length > LONGEST_ADDRESS) return null
    if (!isShortener(at.hostname)) return at.href
  }
  return null
}

async function requestLocation(
  fetchHeaders: GuardedFetch,
  url: URL,
  signal: AbortSignal,
): Promise<string | null> {
  const request = (method: 'HEAD' | 'GET') =>
    fetchHeaders(url, { method, signal, maxRedirects: 0, headers: { 'user-agent': 'Himaya' } })
  try {
    let answer = await request('HEAD')
    if (HEAD_REFUSED.has(answer.status)) {
      answer = await request('GET')
      await answer.body?.cancel()
    }
    await refuseOutage(answer)
    return REDIRECTS.has(answer.status) ? answer.headers.get('location') : null
  } catch (cause) {
    const pauseMs = cause instanceof Unanswered ? cause.pauseMs : undefined
    throw new Unanswered({ cause, service: url.origin, pauseMs })
  }
}
