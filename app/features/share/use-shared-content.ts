import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { takeShare } from './kept-share.ts'
import { SHARED_PARAMETER, type SharedContent } from './shared-content.ts'

/** What was shared with the installed site, once the browser has handed it over; null until then, and otherwise. */
export function useSharedContent(): SharedContent | null {
  const [parameters] = useSearchParams()
  const isAwaited = parameters.has(SHARED_PARAMETER)
  const [content, setContent] = useState<SharedContent | null>(null)
  useEffect(() => {
    if (!isAwaited || !('caches' in window)) return
    // A browser that keeps nothing has nothing to hand over.
    takeShare().then(setContent, () => {})
  }, [isAwaited])
  return content
}
