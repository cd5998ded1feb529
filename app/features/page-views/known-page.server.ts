import { validate } from 'uuid'
import { LIMITS } from '#app/domain/limits.ts'
import { FOUND_SCREENS } from '#app/features/found/screens.ts'
import { localeOf, localPath, pathWithoutLocale } from '#app/i18n/local-path.ts'

/** A page that may be counted. `path` is its one address; an entry or an article may still not exist. */
export type KnownPage = { path: string; scamId?: string; postSlug?: string }

const SCREENS: ReadonlySet<string> = new Set([...FOUND_SCREENS, '/report-status'])
const ENTRY = /^\/scam-library\/([^/]+)$/
const ARTICLE = /^\/blog\/([^/\0]+)$/

/** The public page at `path`, in either language, or null when there can be none. */
export function knownPage(path: string): KnownPage | null {
  if (path.length > LIMITS.pageViewPathLength) return null
  const bare = pathWithoutLocale(path)
  const at = (screen: string) => localPath(localeOf(path), screen)
  if (SCREENS.has(bare)) return { path: at(bare) }
  // An id reads the same in capitals, and is still one page.
  const scamId = ENTRY.exec(bare)?.[1]?.toLowerCase()
  if (scamId && validate(scamId)) return { path: at(`/scam-library/${scamId}`), scamId }
  const postSlug = ARTICLE.exec(bare)?.[1]
  return postSlug ? { path: at(bare), postSlug } : null
}
