/** Registers the service worker once the page has loaded. While developing there is none. */
export function registerWorker(): void {
  if (!import.meta.env.PROD) return
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

function register(): void {
  // Browsers have none without TLS, and may refuse it. The site does without.
  navigator.serviceWorker?.register('/sw.js').catch(() => {})
}
