import type { ServerBuild } from 'react-router'
import { newId } from '#database/new-id.ts'
import { refuseStaleBuild } from './fresh-build.ts'

export type BuiltRoute = { id: string; path: string; writes: boolean }

/** Default value for route parameters: an id that does not exist. */
const nobodys = (path: string) => (path.includes('*') ? 'anything' : newId())

/**
 * Returns every URL of the build. `writes` means that the route has an action.
 * @param filling values for a route's parameters
 */
export async function builtRoutes(
  filling: (path: string) => string = nobodys,
): Promise<BuiltRoute[]> {
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
    .map(({ id, module }) => {
      const path = pathOf(id) || '/'
      return {
        id,
        path: path.replace(/:\w+\??|\*/g, () => filling(path)),
        writes: module.action !== undefined,
      }
    })
}
