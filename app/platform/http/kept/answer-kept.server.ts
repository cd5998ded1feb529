import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { App } from '../../context.server.ts'
import { plainOn } from '../guards/tls.server.ts'
import { observer } from '../observe.server.ts'
import { newFacts } from '../request.server.ts'
import { policyFor, standingHeaders } from '../security-headers.server.ts'
import { giveBack, gzipOfPieces, joinPieces } from './gzip-pieces.server.ts'
import type { KeptPage, KeptPages } from './kept-pages.server.ts'
import { keyOf } from './page-cache.server.ts'

/**
 * Answers with a page that is kept, before the steps of the site, and does what they would do for it: an id, a nonce in
 * the page and in its policy, the headers of every answer, the log and the figures.
 */
export function answerKept(app: App, pages: KeptPages) {
  const observe = observer(app)
  const isPlain = plainOn(app)
  const heads = new WeakMap<KeptPage, readonly string[]>()
  const standing = standingHeaders(app).flat()
  const policy = policyFor(app, false)

  /** What every answer with this page says, as Node takes it: names and values in turn. */
  function headOf(page: KeptPage): readonly string[] {
    const known = heads.get(page)
    if (known) return known
    const head = [...page.headers.flat(), 'ETag', page.etag, ...standing]
    heads.set(page, head)
    return head
  }

  /** @returns whether there was one */
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (incoming.method !== 'GET' || isPlain(incoming.headers)) return false
    const start = performance.now()
    const key = keyOf(app, incoming)
    const page = key === null ? undefined : pages.find(key)
    if (!page) return false
    app.metrics.pageCache.inc({ answer: 'hit' })
    const { id, nonce } = newFacts()
    const head = [...headOf(page), 'X-Request-Id', id]
    const isKnown = incoming.headers['if-none-match']?.includes(page.etag) ?? false
    if (isKnown) {
      // The browser stays with the page that it has, and with the policy that has that page's nonce.
      outgoing.writeHead(304, head).end()
    } else {
      const packs = incoming.headers['accept-encoding']?.includes('gzip') ?? false
      const filling = Buffer.from(nonce, 'latin1')
      const body = packs ? gzipOfPieces(page.pieces, filling) : joinPieces(page.pieces, filling)
      if (packs) head.push('Content-Encoding', 'gzip')
      head.push('Content-Security-Policy', policy(nonce), 'Content-Length', String(body.length))
      outgoing.writeHead(200, head).end(body, () => giveBack(page.pieces, body))
    }
    const path = incoming.url?.split('?', 1)[0] ?? ''
    observe({ id, method: 'GET', path, status: isKnown ? 304 : 200 }, performance.now() - start)
    return true
  }
}
