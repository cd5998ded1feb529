import { createMiddleware } from 'hono/factory'
import type { App } from '../../context.server.ts'
import type { Step } from '../site.server.ts'
import { type Asset, answerWith, isRead } from './assets.server.ts'
import { findAsset } from './other-builds.db.server.ts'

/** Path of a hashed build file. */
const HASHED = /^\/assets\/[\w.-]{1,200}$/

/**
 * Serves files of other builds. During a rolling release a page may request scripts from a process of the
 * other version, and a page left open requests those of its own version.
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
