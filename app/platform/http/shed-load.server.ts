import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Pool } from 'pg'
import type { App } from '../context.server.ts'
import { identifyVisitor } from '../visitor/visitor.server.ts'
import { isUpload } from './body-limit.server.ts'
import { createConcurrencyLimiter } from './concurrency-limiter.server.ts'
import type { Entry } from './pages.server.ts'
import { retryAfter } from './representation/retry-after.server.ts'
import type { Step } from './site.server.ts'

/** Maximum number of concurrent requests per process, by kind, so that slow uploads do not block reads. */
export const MAX_CONCURRENT = { reading: 500, writing: 500, uploading: 100 }
/** Maximum number of concurrent requests with a body per visitor. */
const MAX_PER_VISITOR = { writing: 100, uploading: 50 }
/** A queue of this length per database connection that lasts indicates a stall and not a burst. */
export const MAX_QUEUED = 10
const MAX_QUEUE_MS = 500
/** A burst ends within this time. Longer waits mean that more requests arrive than can be served. */
const MAX_WAIT_MS = 2000

/** Monitoring must always be answered. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Load shedding: rejects requests that would wait too long with 503 and an error page, and resumes as load
 * drops. Cached pages and public files are served before this step.
 */
export function shedLoad(app: App, entry: Entry) {
  const underWay = new Map<string, number>()
  const isHeldUp = watchQueue(app.db.$client)
  const limiter = createConcurrencyLimiter()

  return createMiddleware<Step>(async (context, next) => {
    if (ALWAYS_ANSWERED.has(context.req.path)) return next()
    const kind = kindOf(context)
    const shares = new Map<string, number>([[kind, MAX_CONCURRENT[kind]]])
    if (kind !== 'reading') {
      const visitor = identifyVisitor(app.crypto, context.var.facts.address)
      shares.set(`${kind} by ${visitor?.ipHash}`, MAX_PER_VISITOR[kind])
    }
    const isFull = [...shares].some(([key, share]) => (underWay.get(key) ?? 0) >= share)
    if (isFull || limiter.longestWait() >= MAX_WAIT_MS || isHeldUp()) {
      app.metrics.shed.inc()
      return turnAway(context, entry)
    }
    for (const key of shares.keys()) underWay.set(key, (underWay.get(key) ?? 0) + 1)
    try {
      await limiter.acquire()
      await next()
    } finally {
      for (const key of shares.keys()) leave(underWay, key)
    }
  })
}

function kindOf({ req, env }: Context<Step>): keyof typeof MAX_CONCURRENT {
  if (req.method === 'GET' || req.method === 'HEAD') return 'reading'
  return isUpload(env.incoming) ? 'uploading' : 'writing'
}

/** Removes the counter at zero. */
function leave(underWay: Map<string, number>, key: string): void {
  const left = (underWay.get(key) ?? 0) - 1
  if (left > 0) underWay.set(key, left)
  else underWay.delete(key)
}

/** Returns a function that tells whether the database queue has been long for some time. */
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
      pool.waitingCount >= MAX_QUEUED * pool.options.max &&
      performance.now() - queuedSince >= MAX_QUEUE_MS
    )
  }
}

async function turnAway(context: Context<Step>, entry: Entry): Promise<Response> {
  const headers = { ...retryAfter(503), 'Cache-Control': 'no-store' }
  const { outageDocument, refusalForPrograms } = await entry()
  const answer = refusalForPrograms(503, context.req.path, headers)
  if (answer) return answer
  if (!context.req.header('accept')?.includes('text/html')) {
    return context.text('Busy\n', 503, headers)
  }
  return context.html(outageDocument(context.req.path), 503, headers)
}
