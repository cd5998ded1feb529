import type { AddressInfo } from 'node:net'
import type { App } from '#app/platform/context.server.ts'
import type { Assets } from '#app/platform/http/assets/assets.server.ts'
import { builtPages } from '#app/platform/http/build.server.ts'
import { createListener } from '#app/platform/http/site.server.ts'
import { loadOnce } from '#app/platform/process/load-once.server.ts'
import { openServer } from '#app/platform/process/open-server.server.ts'
import { refuseStaleBuild } from './fresh-build.ts'

/** The build is loaded once per process. */
const onceBuilt = loadOnce(builtPages)

/** Serves the built site on a free port, with its own hashed files or those given. */
export async function serveBuilt(
  app: App,
  assets?: Assets,
): Promise<{ origin: string; close(): void }> {
  refuseStaleBuild()
  const built = await onceBuilt()
  const server = openServer().on(
    'request',
    createListener(app, assets ?? built.assets, built.pages),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
