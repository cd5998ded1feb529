import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from '../../context.server.ts'
import { plainOn } from '../guards/tls.server.ts'
import { takes } from '../representation/accepted-encoding.server.ts'
import { hasAlready } from '../representation/entity-tag.server.ts'
import { newFacts } from '../request.server.ts'
import { policyFor, standingHeaders } from '../security-headers.server.ts'
import { giveBack, gzipOfPieces, joinPieces } from './gzip-pieces.server.ts'
import type { KeptPage, KeptPages } from './kept-pages.server.ts'
import { keyOf } from './page-cache.server.ts'

const HIT = { answer: 'hit' }

/** What every answer with a page says, as Node takes it: names and values in turn. */
type Said = { path: string; head: readonly string[] }

/**
 * Answers with a page that is kept, before the steps of the site, and does what they would do for it: an id, a nonce in
 * the page and in its policy, the headers of every answer. It counts as a hit and is not timed: a time in a histogram costs
 * what it would measure.
 */
export function answerKept(app: App, pages: KeptPages) {
  const { log, metrics } = app
  const isPlain = plainOn(app)
  const sayings = new WeakMap<KeptPage, Said>()
  const standing = standingHeaders(app).flat()
  const policy = policyFor(app, false)

  function saidOf(page: KeptPage, url: string): Said {
    const known = sayings.get(page)
    if (known) return known
    const path = url.split('?', 1)[0] ?? ''
    const head = [...page.headers.flat(), 'ETag', page.etag, ...standing]
    const said = { path, head }
    sayings.set(page, said)
    return said
  }

  /** @returns whether there was one */
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method, url = '', headers } = incoming
    if ((method !== 'GET' && method !== 'HEAD') || isPlain(headers)) return false
    const key = keyOf(app, incoming)
    const page = key === null ? undefined : pages.find(key)
    if (!page) return false
    metrics.pageCache.inc(HIT)
    const { id, nonce } = newFacts()
    const { path, head } = saidOf(page, url)
    const status = hasAlready(headers['if-none-match'], page.etag) ? 304 : 200
    if (status === 304) {
      // The browser stays with the page that it has, and with the policy that has that page's nonce.
      outgoing.writeHead(status, [...head, 'X-Request-Id', id]).end()
    } else {
      const packs = takes(String(headers['accept-encoding'] ?? ''), 'gzip')
      const filling = Buffer.from(nonce, 'latin1')
      const body = packs ? gzipOfPieces(page.pieces, filling) : joinPieces(page.pieces, filling)
      const said = [...head, 'X-Request-Id', id, 'Content-Security-Policy', policy(nonce)]
      said.push('Content-Length', String(body.length))
      if (packs) said.push('Content-Encoding', 'gzip')
      outgoing.writeHead(status, said).end(body)
      // What the system has taken nobody reads any more: mostly at once, from a slow reader later.
      if (outgoing.socket?.writableLength === 0) giveBack(page.pieces, body)
      else outgoing.once('finish', () => giveBack(page.pieces, body))
    }
    // Such an answer can't fail, and to write its line costs a third of it.
    log.debug({ request: id, method, path, status }, 'request')
    return true
  }
}
