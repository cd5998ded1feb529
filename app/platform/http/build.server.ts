import type { Server } from 'node:http'
import type { ServerBuild } from 'react-router'
import { type Assets, loadAssets, PUBLIC_FILES } from './assets/assets.server.ts'
import type { Pages } from './site.server.ts'

const BUILD = new URL('../../../build/', import.meta.url)

export type BuiltPages = { assets: Assets; pages: Pages }

/** Loads the pages and public files of the build. */
export async function builtPages(): Promise<BuiltPages> {
  // oxlint-disable-next-line no-unsanitized/method -- our own build
  const build = (await import(new URL('server/index.js', BUILD).href)) as ServerBuild
  const assets = await loadAssets(PUBLIC_FILES)
  return { assets, pages: { build: async () => build, developing: false } }
}

/** Development: builds pages from the sources for every request. Vite serves the files. */
export async function developedPages(server: Server): Promise<BuiltPages> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: { server }, hmr: { server } },
    appType: 'custom',
  })
  // Vite handles each request first and passes on what is neither a module nor a public file.
  const emit = server.emit.bind(server)
  server.emit = (event: string | symbol, ...args: unknown[]) => {
    if (event !== 'request') return emit(event as 'request', ...(args as never[]))
    const [request, response] = args as Parameters<typeof vite.middlewares>
    vite.middlewares(request, response, () => emit('request', request, response as never))
    return true
  }
  const build = () =>
    vite.ssrLoadModule(
      'virtual:react-router/server-build',
    ) as Promise<unknown> as Promise<ServerBuild>
  return { assets: new Map(), pages: { build, developing: true } }
}
