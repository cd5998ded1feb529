import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import stylesheet from './app.css?url'
import { problem } from './features/api/problem.server.ts'
import { makeRefusalDocuments } from './features/shell/refusal-documents.server.ts'
import { refusal } from './features/staff-access/auth/messages.server.ts'
import {
  type App,
  appContext,
  type RequestFacts,
  requestContext,
} from './platform/context.server.ts'
import { isApiPath } from './platform/http/guards/methods.server.ts'
import { logFault } from './platform/log-fault.server.ts'

/** Creates the context for middleware, loaders and actions. Called by the server for every request. */
export function createLoadContext(app: App, facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  context.set(requestContext, facts)
  return context
}

/** Page shown during overload. */
export const outageDocument = makeRefusalDocuments('server', stylesheet)

/** Page shown for a form that is too large. */
export const tooLargeDocument = makeRefusalDocuments('tooLarge', stylesheet)

const REFUSALS = { 403: 'FORBIDDEN', 413: 'PAYLOAD_TOO_LARGE', 503: 'UNAVAILABLE' } as const

/** The corresponding problem document for API paths; null for pages. */
export function refusalForPrograms(
  status: keyof typeof REFUSALS,
  pathname: string,
  headers: Record<string, string> = {},
) {
  if (pathname.startsWith('/api/auth/')) return refusal(status, REFUSALS[status], headers)
  return isApiPath(pathname) ? problem(status, { headers }) : null
}

/** Renders a complete page without streaming, so that robots and slow phones get the same response. */
export default function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(requestContext)
  let stop = () => {}
  const rendered = new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8')
          const body = new PassThrough()
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        onShellError: reject,
        onError(fault) {
          loadContext.get(appContext).log.error({ err: fault }, 'a page failed to render')
        },
      },
    )
    stop = () => abort()
    request.signal.addEventListener('abort', stop)
  })
  // A signal with a listener keeps its request in memory.
  return rendered.finally(() => request.signal.removeEventListener('abort', stop))
}

/** Logs errors of loaders, actions and middleware; the visitor sees the error screen. */
export function handleError(
  fault: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(fault)) return
  logFault(context, fault, 'a request failed')
}
