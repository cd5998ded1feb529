import { hasOptedOut } from '#app/features/page-views/tracking-opt-out.ts'
import { sendInteraction } from './send-interaction.ts'

/**
 * Records a view once the page is seen. A script does it and no loader, so that a robot, a prefetch and a tab opened
 * in the background count nothing; nor does a browser that asks not to be counted.
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
