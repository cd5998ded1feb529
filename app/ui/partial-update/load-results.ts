import { fetchPage } from './fetch-page.ts'
import { regionOf, setBusy, showUnreachable } from './region.ts'
import { RESULTS, showResults } from './results.ts'

let asking = new AbortController()

/**
 * Loads and shows the results for the page's URL, or an error if the server is unreachable.
 * @returns false if a newer request has replaced this one
 */
export async function loadResults(): Promise<boolean> {
  cancelLoading()
  const mine = asking
  setBusy(RESULTS, true)
  const answer = await fetchPage(window.location.href, { signal: mine.signal })
  if (mine !== asking) return false
  setBusy(RESULTS, false)
  if (!answer || !showResults(answer.page)) {
    // Offline, the service worker's page is more useful.
    if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload()
    else sayUnreachable()
  }
  return true
}

/** Aborts the current request. */
export function cancelLoading(): void {
  asking.abort()
  asking = new AbortController()
  setBusy(RESULTS, false)
}

function sayUnreachable(): void {
  showUnreachable(RESULTS)
  const region = regionOf(RESULTS)
  region.querySelector('[role=status] [data-piece]')?.replaceChildren()
  const retry = region.querySelector<HTMLAnchorElement>('a[data-in-place]')
  if (retry) retry.href = window.location.href
}
