import { hasOptedOut } from './tracking-opt-out.ts'

const PAGE_VIEWS_PATH = '/api/page-views'

/**
 * Reports the page view without visitor data; not with a tracking opt-out. A page from the back/forward cache
 * counts again.
 */
export function sendPageViews(): void {
  if (hasOptedOut()) return
  send()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) send()
  })
}

function send(): void {
  // The server uses its own title.
  const view = { path: window.location.pathname, title: document.title }
  navigator.sendBeacon(PAGE_VIEWS_PATH, new URLSearchParams(view))
}
