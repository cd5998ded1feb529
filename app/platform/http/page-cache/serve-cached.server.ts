import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from '../../context.server.ts'
import { createPlainHttpTest } from '../guards/redirect-to-tls.server.ts'
import { chooseEncoding } from '../representation/accepted-encoding.server.ts'
import { matchesEntityTag } from '../representation/entity-tag.server.ts'
import { newRequestId } from '../request.server.ts'
import { cacheKey } from './cache-pages.server.ts'
import { bodyIn, type PageCache } from './page-cache.server.ts'

const HIT = { answer: 'hit' }
const ENCODINGS = new Set(['br', 'gzip'] as const)

/**
 * Serves cached pages before the middleware, with the same headers. Counted as a hit but not timed, because a
 * histogram costs as much as the response.
 */
export function serveCached(app: App, cache: PageCache) {
  const { log, metrics } = app
  const isPlain = createPlainHttpTest(app)

  /** @returns whether the page was cached */
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method, url = '', headers } = incoming
    if ((method !== 'GET' && method !== 'HEAD') || isPlain(headers)) return false
    const key = cacheKey(app, incoming)
    const page = key === null ? undefined : cache.find(key)
    if (!page) return false
    metrics.pageCache.inc(HIT)
    const id = newRequestId()
    const said = [...page.headers, 'X-Request-Id', id]
    const status = matchesEntityTag(headers['if-none-match'], page.etag) ? 304 : 200
    if (status === 304) {
      outgoing.writeHead(status, said).end()
    } else {
      const encoding = chooseEncoding(String(headers['accept-encoding'] ?? ''), ENCODINGS)
      const body = bodyIn(page, encoding)
      said.push('Content-Length', String(body.length))
      if (encoding !== 'identity') said.push('Content-Encoding', encoding)
      outgoing.writeHead(status, said).end(body)
    }
    // Debug level: a log line would add a third to the cost, and such a response cannot fail.
    log.debug({ request: id, method, path: url.split('?', 1)[0], status }, 'request')
    return true
  }
}
