import { hasOptedOut } from '#app/features/page-views/tracking-opt-out.ts'
import { sendInteraction } from './send-interaction.ts'

/**
 * Records a view when the page becomes visible. By script, so that bots, prefetches and background tabs do
 * not count; nor do browsers with a tracking opt-out.
 */
export function recordView(scamId: string): void {
  if (hasOptedOut()) return
  const recordWhenSeen = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', recordWhenSeen)
    void sendInteraction(scamId, 'view')
  }
  document.addEventListener('visibilitychange', recordWhenSeen)
  recordWhenSeen()
}
