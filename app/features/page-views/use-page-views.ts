import { useEffect } from 'react'
import { useLocation } from 'react-router'

export const PAGE_VIEWS_PATH = '/api/page-views'

/** Says of every page that is opened which one it is, and nothing of who opens it. */
export function usePageViews(): void {
  const { pathname } = useLocation()
  useEffect(() => sendPageView(pathname), [pathname])
}

function sendPageView(path: string): void {
  if (navigator.doNotTrack === '1' || asksForPrivacy(navigator)) return
  navigator.sendBeacon(PAGE_VIEWS_PATH, new URLSearchParams({ path, title: document.title }))
}

/** Global Privacy Control, which TypeScript does not know of. */
function asksForPrivacy(browser: Navigator & { globalPrivacyControl?: boolean }): boolean {
  return browser.globalPrivacyControl === true
}
