import { performance } from 'node:perf_hooks'
import type { ErrorHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { App } from '../context.server.ts'
import type { Step } from './site.server.ts'

/** Not HTTP, but how proxies have come to write down a client that left before its answer. */
const CLIENT_CLOSED = 499

type Answered = { id: string; method: string; path: string; status: number }

/** Counts and logs an answer: method, path without its query, status, milliseconds and id, nothing of the visitor. */
export function observer({ log, metrics }: App): (answered: Answered, ms: number) => void {
  return (answered, ms) => {
    metrics.requests.observe(labelsOf(answered), ms / 1000)
    const { id, method, path, status } = answered
    const level = status >= 500 ? 'error' : 'info'
    log[level]({ request: id, method, path, status, ms: Math.round(ms * 10) / 10 }, 'request')
  }
}

/** What an answer is counted under. */
function labelsOf({ method, path, status }: Omit<Answered, 'id'>) {
  return {
    kind: kindOf(path),
    method: knownMethod(method),
    status: `${Math.floor(status / 100)}xx`,
  }
}

/** Times every request and observes its answer. */
export function observeRequests(app: App) {
  const observe = observer(app)
  return createMiddleware<Step>(async (context, next) => {
    const start = performance.now()
    await next()
    const { method, path } = context.req
    const status = context.req.raw.signal.aborted ? CLIENT_CLOSED : context.res.status
    observe({ id: context.var.facts.id, method, path, status }, performance.now() - start)
  })
}

/** The last resort: a fault that no page could show. Whoever left in the middle of a request is none. */
export function answerFaults(app: App): ErrorHandler<Step> {
  return (fault, context) => {
    if (fault instanceof HTTPException) return fault.getResponse()
    if (context.req.raw.signal.aborted) return context.text('Bad Request', 400)
    app.log.error({ request: context.var.facts?.id, err: fault }, 'fault outside a page')
    return context.text('Server Error', 500)
  }
}

/** Keeps the number of label values bounded whatever a client sends. */
function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other'
}

const KINDS = [
  ['probe', /^\/(healthz|readyz|metrics)$/],
  ['staff', /^\/admin(\/|\.data$|$)/],
  ['live', /^\/api\/live\//],
  ['api', /^\/api\//],
  ['file', /\.\w+$/],
] as const

/** What kind of thing is asked for, as far as its path tells; a page when nothing else. */
function kindOf(path: string): string {
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page'
}
