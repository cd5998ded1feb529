import { performance } from 'node:perf_hooks'
import type { ErrorHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { App } from '../context.server.ts'
import type { Step } from './site.server.ts'

/** Not HTTP, but how proxies have come to write down a client that left before its answer. */
const CLIENT_CLOSED = 499

/** Times and logs every request: method, path without its query, status, milliseconds and id, nothing of the visitor. */
export function observeRequests(app: App) {
  return createMiddleware<Step>(async (context, next) => {
    const start = performance.now()
    await next()
    const ms = performance.now() - start
    const { method, path } = context.req
    const status = context.req.raw.signal.aborted ? CLIENT_CLOSED : context.res.status
    app.metrics.requests.observe(
      {
        kind: kindOf(path),
        method: knownMethod(method),
        status: `${Math.floor(status / 100)}xx`,
      },
      ms / 1000,
    )
    app.log[status >= 500 ? 'error' : 'info'](
      { request: context.var.facts.id, method, path, status, ms: Math.round(ms * 10) / 10 },
      'request',
    )
  })
}

/** The last resort: a fault that no page could show. */
export function answerFaults(app: App): ErrorHandler<Step> {
  return (fault, context) => {
    if (fault instanceof HTTPException) return fault.getResponse()
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
  ['staff', /^\/(ar\/)?admin(\/|\.data$|$)/],
  ['live', /^\/api\/live\//],
  ['api', /^\/api\//],
  ['file', /\.(?!data$)\w+$/],
] as const

/** What kind of thing is asked for, as far as its path tells; a page when nothing else. */
function kindOf(path: string): string {
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page'
}
