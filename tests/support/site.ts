import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import { builtPages } from '#app/platform/http/build.server.ts'
import { createListener } from '#app/platform/http/site.server.ts'
import { openServer } from '#app/platform/process/open-server.server.ts'

/** The built site, listening on a free port for the length of a test. Gives its origin. */
export async function serve(app: App): Promise<string> {
  const { assets, pages } = await builtPages()
  const server = openServer().on('request', createListener(app, assets, pages))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
