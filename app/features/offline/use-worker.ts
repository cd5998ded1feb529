import { useEffect } from 'react'

/** Registers the service worker once the page has loaded. While developing there is none. */
export function useWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || document.readyState === 'complete') return register()
    window.addEventListener('load', register, { once: true })
    return () => window.removeEventListener('load', register)
  }, [])
}

function register(): void {
  // Browsers have none without TLS, and may refuse it. The site does without.
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {})
}
