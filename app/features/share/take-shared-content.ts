import { takeShare } from './kept-share.ts'
import { SHARED_PARAMETER, type SharedContent } from './shared-content.ts'

/** What was shared with the installed site, if this page was opened for a share; null otherwise. */
export async function takeSharedContent(): Promise<SharedContent | null> {
  const isAwaited = new URLSearchParams(window.location.search).has(SHARED_PARAMETER)
  if (!isAwaited || !('caches' in window)) return null
  // A browser that keeps nothing has nothing to hand over.
  return takeShare().catch(() => null)
}
