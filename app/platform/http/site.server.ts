import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { ServerBuild } from 'react-router'
import { RECOGNITION_FOLDER } from '#app/domain/built-files.ts'
import type { App, RequestFacts } from '../context.server.ts'
import { type Assets, serveAssets, serveRecognitionFiles } from './assets/assets.server.ts'
import { serveOtherBuilds } from './assets/other-builds.server.ts'
import { limitBodies } from './body-limit.server.ts'
import { redirectToCanonicalUrl } from './guards/canonical-url.server.ts'
import { refuseOtherMethods } from './guards/methods.server.ts'
import { refuseForeignWrites } from './guards/origin.server.ts'
import { redirectToTls } from './guards/redirect-to-tls.server.ts'
import { refuseRouterData } from './guards/router-data.server.ts'
import { answerFaults, observeRequests } from './observe.server.ts'
import { cachePages } from './page-cache/cache-pages.server.ts'
import { createPageCache, type PageCache } from './page-cache/page-cache.server.ts'
import { serveCached } from './page-cache/serve-cached.server.ts'
import { entryOf, renderPages } from './pages.server.ts'
import { answerHeadLikeGet } from './representation/head-like-get.server.ts'
import { identifyRequests } from './request.server.ts'
import { secureHeaders } from './security-headers.server.ts'
import { shedLoad } from './shed-load.server.ts'

/** Hono bindings and variables shared by the steps. */
export type Step = { Bindings: HttpBindings; Variables: { facts: RequestFacts } }

/** The source of pages: the finished build, or in development a new build per request. */
export type Pages = { build: () => Promise<ServerBuild>; developing: boolean }

/** Creates the request listener: serves cached pages, otherwise runs the steps. */
export function createListener(app: App, assets: Assets, pages: Pages): RequestListener {
  const cache = createPageCache(app.live)
  const isServed = serveCached(app, cache)
  // HTTP/1.0 requires no Host, and health checks often send none.
  const hostname = app.env.PUBLIC_ORIGIN ? new URL(app.env.PUBLIC_ORIGIN).host : 'localhost'
  const walk = getRequestListener(stepsOf(app, assets, pages, cache).fetch, { hostname })
  const answerByStep: RequestListener = async (incoming, outgoing) => {
    await walk(incoming, outgoing)
    if (outgoing.writableEnded) return
    // An aborted response never ends by itself, so it is destroyed here. A complete response ends later,
    // after its last chunk was written: in the same turn, or when a slow client has read it.
    setImmediate(() => {
      if (!outgoing.writableEnded && !outgoing.writableNeedDrain) outgoing.destroy()
    })
  }
  return (incoming, outgoing) => {
    if (!isServed(incoming, outgoing)) return answerByStep(incoming, outgoing)
  }
}

/** The middleware in order. */
function stepsOf(app: App, assets: Assets, pages: Pages, cache: PageCache): Hono<Step> {
  const site = new Hono<Step>()
  const entry = entryOf(pages)
  site.use(identifyRequests(app))
  site.use(observeRequests(app))
  site.use(secureHeaders(app, pages))
  site.use(redirectToTls(app))
  site.use(serveAssets(assets))
  site.use(`${RECOGNITION_FOLDER}*`, serveRecognitionFiles())
  site.use(redirectToCanonicalUrl())
  site.use(refuseForeignWrites(app, entry))
  site.use(refuseOtherMethods())
  site.use(refuseRouterData())
  site.use(answerHeadLikeGet())
  site.use(compress())
  if (!pages.developing) site.use(cachePages(app, cache))
  site.use(shedLoad(app, entry))
  site.use(limitBodies(entry))
  site.use(serveOtherBuilds(app))
  site.all('*', renderPages(app, entry, pages))
  site.onError(answerFaults(app))
  return site
}
