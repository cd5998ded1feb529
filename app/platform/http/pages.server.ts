import type { Handler } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { App } from '../context.server.ts'
import { originSeen } from './guards/origin.server.ts'
import type { Pages, Step } from './site.server.ts'

/**
 * The build bundles its own copy of every module, and context keys are compared by identity. So the build's
 * entry fills the context and knows the URLs of built files.
 */
export type Entry = () => Promise<typeof import('#app/entry.server.tsx')>

/** Returns the entry of the build. */
export function entryOf({ build }: Pages): Entry {
  return async () => (await build()).entry.module as unknown as Awaited<ReturnType<Entry>>
}

/** Last step: passes the request to the router. */
export function renderPages(app: App, entry: Entry, { build, developing }: Pages): Handler<Step> {
  const open = async () => {
    const mode = developing ? 'development' : 'production'
    const { createLoadContext } = await entry()
    const whole = await build()
    const [unprefixed, ...prefixed] = groupsOf(whole)
    const handlers = new Map<string | undefined, ReturnType<typeof createRequestHandler>>()
    const handlerOf = (pathname: string) => {
      const [, first] = pathname.split('/')
      const group = prefixed.find((prefix) => prefix === first) ?? unprefixed
      const handle = handlers.get(group) ?? createRequestHandler(buildIn(whole, group), mode)
      handlers.set(group, handle)
      return handle
    }
    return { handlerOf, createLoadContext }
  }
  const opened = developing ? undefined : open()
  return async (context) => {
    const { handlerOf, createLoadContext } = await (opened ?? open())
    const { raw } = context.req
    const origin = app.env.PUBLIC_ORIGIN ?? originSeen(raw)
    const request = withDecodablePath(withPublicOrigin(raw, origin))
    const handle = handlerOf(new URL(request.url).pathname)
    const answer = await handle(request, createLoadContext(app, context.var.facts))
    return answer.status === 405 && !answer.headers.has('Allow') ? refusedWrite(answer) : answer
  }
}

/** Returns the groups of screens with a common layout, one per language, the language without a prefix first. */
function groupsOf(build: ServerBuild): string[] {
  return Object.keys(build.routes).flatMap((id) => /^(\w+)\/layout$/.exec(id)?.[1] ?? [])
}

/**
 * Returns the build with the routes of one language and those without a language. The router tries every
 * route several times per request: a form page took 13.2 ms with the routes of seven languages and takes 9.9
 * ms with those of one.
 */
function buildIn(build: ServerBuild, language: string | undefined): ServerBuild {
  const others = groupsOf(build).filter((other) => other !== language)
  const isOfAnother = (id: string) => others.some((other) => id.startsWith(`${other}/`))
  const own = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => !isOfAnother(id)))
  const { assets } = build
  return {
    ...build,
    routes: own(build.routes),
    assets: { ...assets, routes: own(assets.routes) },
  }
}

/**
 * Corrects the router's response to a write where none is allowed: adds Allow (RFC 9110, section 15.5.6), and
 * replaces the server error it returns for unknown screens.
 */
function refusedWrite(answer: Response): Response {
  const isBare = answer.headers.get('Content-Type')?.startsWith('application/json')
  const refusal = isBare ? new Response('Method Not Allowed\n', { status: 405 }) : answer
  refusal.headers.set('Allow', 'GET, HEAD')
  return refusal
}

/** Restores the origin as the browser sees it, because the router compares it with the form's. */
function withPublicOrigin(request: Request, origin: string | undefined): Request {
  if (!origin) return request
  const { pathname, search } = new URL(request.url)
  // Assigned separately: a path that starts with two slashes would be parsed as another host.
  return new Request(Object.assign(new URL(origin), { pathname, search }), request)
}

/** Makes the path decodable: in an invalid path each `%` is escaped, so that it matches no route. */
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
