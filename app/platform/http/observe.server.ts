import { performance } from 'node:perf_hooks'
import type { ErrorHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { App } from '../context.server.ts'
import type { Step } from './site.server.ts'

/** Conventional proxy status for a client that disconnected before the response. */
const CLIENT_CLOSED = 499

type Answered = { id: string; method: string; path: string; status: number }

/** Counts and logs a response: method, path without query, status, milliseconds and id. No visitor data. */
export function observer({ log, metrics }: App): (answered: Answered, ms: number) => void {
  return (answered, ms) => {
    metrics.requests.observe(labelsOf(answered), ms / 1000)
    const { id, method, path, status } = answered
    const level = status >= 500 ? 'error' : 'info'
    log[level]({ request: id, method, path, status, ms: Math.round(ms * 10) / 10 }, 'request')
  }
}

/** Returns the metric labels of a response. */
function labelsOf({ method, path, status }: Omit<Answered, 'id'>) {
  return {
    kind: kindOf(path),
    method: knownMethod(method),
    status: `${Math.floor(status / 100)}xx`,
  }
}

/** Times every request and records its response. */
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

/** Last-resort error handler. A client that disconnected is not an error. */
export function answerFaults(app: App): ErrorHandler<Step> {
  return (fault, context) => {
    if (fault instanceof HTTPException) return fault.getResponse()
    if (context.req.raw.signal.aborted) return context.text('Bad Request', 400)
    app.log.error({ request: context.var.facts?.id, err: fault }, 'fault outside a page')
    return context.text('Server Error', 500)
  }
}

/** Bounds the number of label values. */
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

/** Returns the kind of resource by path; a page by default. */
function kindOf(path: string): string {
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page'
}
