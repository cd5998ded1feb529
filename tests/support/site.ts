import { onTestFinished } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import type { Assets } from '#app/platform/http/assets/assets.server.ts'
import { serveBuilt } from './built-site.ts'

/** The built site, listening on a free port for the length of a test, with these files if any. Gives its origin. */
export async function serve(app: App, assets?: Assets): Promise<string> {
  const { origin, close } = await serveBuilt(app, assets)
  onTestFinished(close)
  return origin
}
