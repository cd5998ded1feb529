import { createMiddleware } from 'hono/factory'
import type { App } from '../../context.server.ts'
import type { Step } from '../site.server.ts'
import { type Asset, answerWith, isRead } from './assets.server.ts'
import { findAsset } from './other-builds.db.server.ts'

/** What a build may call a file whose name holds a hash. */
const HASHED = /^\/assets\/[\w.-]{1,200}$/

/**
 * Answers with a file of another build. While one version of Himaya takes the place of another, a page of either may
 * ask a process of the other for its scripts; and a page that is left open asks for those of its own time.
 */
export function serveOtherBuilds({ db }: App) {
  const found = new Map<string, Asset>()
  return createMiddleware<Step>(async ({ req }, next) => {
    const { path } = req
    if (!isRead(req) || !HASHED.test(path)) return next()
    const asset = found.get(path) ?? (await findAsset(db, path))
    if (!asset) return next()
    found.set(path, asset)
    return answerWith(asset, req)
  })
}
