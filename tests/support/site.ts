import { onTestFinished } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import type { Assets } from '#app/platform/http/assets/assets.server.ts'
import { serveBuilt } from './built-site.ts'

/** Serves the built site on a free port during a test, optionally with these files. Returns its origin. */
export async function serve(app: App, assets?: Assets): Promise<string> {
  const { origin, close } = await serveBuilt(app, assets)
  onTestFinished(close)
  return origin
}
