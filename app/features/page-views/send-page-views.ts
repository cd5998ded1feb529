import { hasOptedOut } from './tracking-opt-out.ts'

const PAGE_VIEWS_PATH = '/api/page-views'

/**
 * Says which page was opened, and nothing of who opened it; to nobody where the browser asks for that. A page that the
 * browser kept and brings back is opened once more.
 */
export function sendPageViews(): void {
  if (hasOptedOut()) return
  send()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) send()
  })
}

function send(): void {
  // The server counts a view under the title that it gave the page, whatever it is told here.
  const view = { path: window.location.pathname, title: document.title }
  navigator.sendBeacon(PAGE_VIEWS_PATH, new URLSearchParams(view))
}
