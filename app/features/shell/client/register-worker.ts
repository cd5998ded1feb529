/** Registers the service worker after the page has loaded. Not in development. */
export function registerWorker(): void {
  if (!import.meta.env.PROD) return
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

function register(): void {
  // Not available without TLS, and may be refused. The site works without it.
  navigator.serviceWorker?.register('/sw.js').catch(() => {})
}
