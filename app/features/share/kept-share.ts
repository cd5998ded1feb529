import { SHARED_PARAMETER, type SharedContent } from './shared-content.ts'

/** The cache that hands a share from the worker to the checker. It outlasts an update of the worker. */
export const SHARE_CACHE = 'share'

/** Asked of nobody: only the name of the entry. */
const ENTRY = '/shared-content'

/** Keeps what was shared in the browser until the checker takes it. */
export async function keepShare(content: SharedContent): Promise<void> {
  const cache = await caches.open(SHARE_CACHE)
  await cache.put(ENTRY, Response.json(content))
}

/** What was shared with the installed site, if this page was opened for a share; null otherwise. */
export async function takeSharedContent(): Promise<SharedContent | null> {
  const isAwaited = new URLSearchParams(window.location.search).has(SHARED_PARAMETER)
  if (!isAwaited || !('caches' in window)) return null
  // A browser that keeps nothing has nothing to hand over.
  return takeShare().catch(() => null)
}

/** Gives what was shared, and forgets it. */
async function takeShare(): Promise<SharedContent | null> {
  const cache = await caches.open(SHARE_CACHE)
  const kept = await cache.match(ENTRY)
  await cache.delete(ENTRY)
  return kept ? kept.json() : null
}
