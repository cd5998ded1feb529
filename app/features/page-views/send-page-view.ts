const PAGE_VIEWS_PATH = '/api/page-views'

/** Says which page was opened, and nothing of who opened it; to nobody where the browser asks for that. */
export function sendPageView(path: string): void {
  if (navigator.doNotTrack === '1' || asksForPrivacy(navigator)) return
  navigator.sendBeacon(PAGE_VIEWS_PATH, new URLSearchParams({ path, title: document.title }))
}

/** Global Privacy Control, which TypeScript does not know of. */
function asksForPrivacy(browser: Navigator & { globalPrivacyControl?: boolean }): boolean {
  return browser.globalPrivacyControl === true
}
