import { OPEN_SITES, OWN_NAMES } from '../compiled/sites.js'

const PROFILE = `^/(?!(?:${OWN_NAMES.join('|')})(?:[/?#.]|$))[^/?#]`
const PAGE_OF_PROFILE = `${PROFILE}[^/?#]*/[^/?#]`

const PATHS_OF = new Map(
  OPEN_SITES.flatMap(({ hosts, path, depth }) => {
    const paths = new RegExp(path ?? (depth === 1 ? PROFILE : PAGE_OF_PROFILE))
    return hosts.map((host) => [host, paths] as const)
  }),
)

/** Returns the pattern of user-generated paths on a well-known host, if any. */
export function openPathsOf(host: string): RegExp | undefined {
  return PATHS_OF.get(host.replace(/^(?:www|m|mobile|web)\./, ''))
}
