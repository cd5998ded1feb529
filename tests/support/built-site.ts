import type { AddressInfo } from 'node:net'
import type { App } from '#app/platform/context.server.ts'
import { builtPages } from '#app/platform/http/build.server.ts'
import { createListener } from '#app/platform/http/site.server.ts'
import { openServer } from '#app/platform/process/open-server.server.ts'

/** The built site on a free port. */
export async function serveBuilt(app: App): Promise<{ origin: string; close(): void }> {
  const { assets, pages } = await builtPages()
  const server = openServer().on('request', createListener(app, assets, pages))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
