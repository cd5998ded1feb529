import type { ServerBuild } from 'react-router'
import { newId } from '#database/new-id.ts'
import { refuseStaleBuild } from './fresh-build.ts'

export type BuiltRoute = { id: string; path: string; writes: boolean }

/**
 * Every address that the finished build answers, parameters filled in with an id that nothing has. `writes` says that the
 * route has an action.
 */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  refuseStaleBuild()
  const build = new URL('../../build/server/index.js', import.meta.url)
  const { routes } = (await import(build.href)) as ServerBuild
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    if (!route) return ''
    const own = route.path?.replace(/^\//, '')
    return `${pathOf(route.parentId)}${own ? `/${own}` : ''}`
  }
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .map(({ id, module }) => ({
      id,
      path: (pathOf(id) || '/').replace(/:\w+\??/g, newId()).replace('*', 'anything'),
      writes: module.action !== undefined,
    }))
}
