import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { ServerBuild } from 'react-router'
import type { App, RequestFacts } from '../context.server.ts'
import { type Assets, serveAssets } from './assets.server.ts'
import { limitBodies } from './body-limit.server.ts'
import { refuseForeignWrites } from './guards/origin.server.ts'
import { leadToTls } from './guards/tls.server.ts'
import { answerFaults, observeRequests } from './observe.server.ts'
import { cachePages } from './page-cache.server.ts'
import { renderPages } from './pages.server.ts'
import { identifyRequests } from './request.server.ts'
import { secureHeaders } from './security-headers.server.ts'

/** What the steps hand to each other. */
export type Step = { Bindings: HttpBindings; Variables: { facts: RequestFacts } }

export type Site = Hono<Step>

/** Where the pages come from: the finished build, or a fresh one for every request while developing. */
export type Pages = { build: () => Promise<ServerBuild>; developing: boolean }

/** The whole path of a request, step by step. */
export function createSite(app: App, assets: Assets, pages: Pages): Site {
  const site = new Hono<Step>()
  site.use(identifyRequests(app))
  site.use(observeRequests(app))
  site.use(secureHeaders(app, pages))
  site.use(leadToTls(app))
  site.use(serveAssets(assets))
  site.use(refuseForeignWrites(app))
  site.use(limitBodies())
  site.use(compress())
  if (!pages.developing) site.use(cachePages(app))
  site.all('*', renderPages(app, pages))
  site.onError(answerFaults(app))
  return site
}
