import { useEffect } from 'react'

/**
 * Opens the address anew when a page could not be had because the browser is offline, so that the service worker can
 * answer with its offline page.
 */
export function useOfflinePage(): void {
  useEffect(() => {
    if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload()
  }, [])
}
