import type { Handler } from 'hono'
import { createRequestHandler } from 'react-router'
import type { App } from '../context.server.ts'
import { originSeen } from './guards/origin.server.ts'
import type { Pages, Step } from './site.server.ts'

/**
 * The build has its own copy of every module it needs, and a context key is known by identity, so it is the build's
 * entry that fills the context, and that knows the addresses of files that the build has named.
 */
export type Entry = () => Promise<typeof import('#app/entry.server.tsx')>

/** Gives the entry of the build. */
export function entryOf({ build }: Pages): Entry {
  return async () => (await build()).entry.module as unknown as Awaited<ReturnType<Entry>>
}

/** Hands the request to the router: the last step of its path. */
export function renderPages(app: App, entry: Entry, { build, developing }: Pages): Handler<Step> {
  const open = async () => {
    const mode = developing ? 'development' : 'production'
    const { createLoadContext } = await entry()
    return { handle: createRequestHandler(await build(), mode), createLoadContext }
  }
  const opened = developing ? undefined : open()
  return async (context) => {
    const { handle, createLoadContext } = await (opened ?? open())
    const { raw } = context.req
    const origin = app.env.PUBLIC_ORIGIN ?? originSeen(raw)
    const request = withDecodablePath(withPublicOrigin(raw, origin))
    const answer = await handle(request, createLoadContext(app, context.var.facts))
    return answer.status === 405 && !answer.headers.has('Allow') ? refusedWrite(answer) : answer
  }
}

/**
 * The router refuses what writes where nothing is written. It does not say what it would take (RFC 9110, section 15.5.6),
 * and where there is no screen it calls that a fault of the server.
 */
function refusedWrite(answer: Response): Response {
  const isBare = answer.headers.get('Content-Type')?.startsWith('application/json')
  const refusal = isBare ? new Response('Method Not Allowed\n', { status: 405 }) : answer
  refusal.headers.set('Allow', 'GET, HEAD')
  return refusal
}

/** The request as the visitor's browser made it, before proxies: the router compares its origin with the form's. */
function withPublicOrigin(request: Request, origin: string | undefined): Request {
  if (!origin) return request
  const { pathname, search } = new URL(request.url)
  // Set one by one: a path that begins with two slashes would name another site.
  return new Request(Object.assign(new URL(origin), { pathname, search }), request)
}

/** The request, whose path the router can decode: of one that nobody can, each `%` stands for itself and leads nowhere. */
function withDecodablePath(request: Request): Request {
  if (!request.url.includes('%')) return request
  const url = new URL(request.url)
  try {
    decodeURIComponent(url.pathname)
    return request
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25')
    return new Request(url, request)
  }
}
