import type { Handler } from 'hono'
import { createRequestHandler } from 'react-router'
import type { App } from '../context.server.ts'
import type { Pages, Step } from './site.server.ts'

/** Hands the request to the router: the last step of its path. */
export function renderPages(app: App, { build, developing }: Pages): Handler<Step> {
  const open = async () => {
    const current = await build()
    const { createLoadContext } = current.entry.module as unknown as EntryModule
    const mode = developing ? 'development' : 'production'
    return { handle: createRequestHandler(current, mode), createLoadContext }
  }
  const opened = developing ? undefined : open()
  return async (context) => {
    const { handle, createLoadContext } = await (opened ?? open())
    return handle(
      withPublicOrigin(context.req.raw, app.env.PUBLIC_ORIGIN),
      createLoadContext(app, context.var.facts),
    )
  }
}

/**
 * The build has its own copy of every module it needs, and a context key is known by identity, so it is the build's
 * entry that fills the context.
 */
type EntryModule = typeof import('#app/entry.server.tsx')

/** The request as the visitor's browser made it, before proxies: the router compares its origin with the form's. */
function withPublicOrigin(request: Request, origin: string | undefined): Request {
  if (!origin) return request
  const { pathname, search } = new URL(request.url)
  return new Request(new URL(pathname + search, origin), request)
}
