import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Pool } from 'pg'
import type { App } from '../context.server.ts'
import type { Entry } from './pages.server.ts'
import type { Step } from './site.server.ts'
import { createTurns } from './turns.server.ts'

/** Requests that one process works on at a time, with a body and without apart: a slow sender holds up no reader. */
export const MOST_UNDER_WAY = 500
/** A queue of so many for each connection to the database that has lasted for so long is not a rush but a standstill. */
export const MOST_WAITING = 10
const LONGEST_QUEUE_MS = 500
/** A rush has passed after so long; who waits longer for a turn waits because more come than can be served. */
const LONGEST_WAIT_MS = 2000
const RETRY_AFTER_SECONDS = '5'

/** What tells an operator how things are must never be shed. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Turns away at once what would have to wait for long, with 503 and a page that says so, and goes on by itself as soon
 * as less is under way. Pages that are kept and public files never come here.
 */
export function shedLoad(app: App, entry: Entry) {
  const underWay = { reading: 0, writing: 0 }
  const isHeldUp = watchQueue(app.db.$client)
  const turns = createTurns()

  return createMiddleware<Step>(async (context, next) => {
    const { method, path } = context.req
    if (ALWAYS_ANSWERED.has(path)) return next()
    const kind = method === 'GET' || method === 'HEAD' ? 'reading' : 'writing'
    if (underWay[kind] >= MOST_UNDER_WAY || turns.longestWait() >= LONGEST_WAIT_MS || isHeldUp()) {
      app.metrics.shed.inc()
      return turnAway(context, entry)
    }
    underWay[kind] += 1
    try {
      await turns.take()
      await next()
    } finally {
      underWay[kind] -= 1
    }
  })
}

/** Tells whether requests wait for the database for long. */
function watchQueue(pool: Pool): () => boolean {
  let queuedSince: number | undefined
  pool.on('release', () => {
    if (pool.waitingCount === 0) queuedSince = undefined
  })
  return () => {
    if (pool.waitingCount === 0) queuedSince = undefined
    else queuedSince ??= performance.now()
    return (
      queuedSince !== undefined &&
      pool.waitingCount >= MOST_WAITING * pool.options.max &&
      performance.now() - queuedSince >= LONGEST_QUEUE_MS
    )
  }
}

async function turnAway(context: Context<Step>, entry: Entry): Promise<Response> {
  const headers = { 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' }
  if (!context.req.header('accept')?.includes('text/html')) {
    return context.text('Busy\n', 503, headers)
  }
  const { outageDocument } = await entry()
  return context.html(outageDocument(context.req.path), 503, headers)
}
