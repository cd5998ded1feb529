import { onTestFinished } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import { serveBuilt } from './built-site.ts'

/** The built site, listening on a free port for the length of a test. Gives its origin. */
export async function serve(app: App): Promise<string> {
  const { origin, close } = await serveBuilt(app)
  onTestFinished(close)
  return origin
}
