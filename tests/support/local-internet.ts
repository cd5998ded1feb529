import type { RequestListener } from 'node:http'
import { createGuardedFetch, type GuardedFetch } from '#app/platform/http/guarded-fetch.server.ts'
import { startCountingServer } from './counting-server.ts'

export type LocalInternet = {
  fetch: GuardedFetch
  /** What was requested of all hosts but IANA's, as "GET rdap.example/domain/a.example". */
  requests(): string[]
  /** What each of these requests sent. */
  headers(): Record<string, unknown>[]
  connections(): number
}

/**
 * Plays every host of the internet by one local server. `answer` gets the host as the first part of the path.
 * Connections are real. Requests to IANA are answered with 503 unless `isWithIana`.
 */
export async function localInternet(
  answer: RequestListener,
  isWithIana = false,
): Promise<LocalInternet> {
  const server = await startCountingServer((request, response) => {
    if (isOfIana(request) && !isWithIana) response.writeHead(503).end()
    else answer(request, response)
  })
  const request = createGuardedFetch({ isAllowed: (address) => address === '127.0.0.1' })
  const counted = () => server.requests.filter((one) => isWithIana || !isOfIana(one))
  return {
    fetch: (url, options) => {
      const { host, pathname, search } = new URL(url)
      return request(`${server.origin}/${host}${pathname}${search}`, options)
    },
    requests: () => counted().map(({ method, url }) => `${method} ${url.slice(1)}`),
    headers: () => counted().map(({ headers }) => headers),
    connections: () => server.connections,
  }
}

function isOfIana({ url = '' }: { url?: string | undefined }): boolean {
  return url.startsWith('/data.iana.org/')
}
