import { fetchPage } from './fetch-page.ts'
import { regionOf, setBusy, showUnreachable } from './region.ts'
import { RESULTS, showResults } from './results.ts'

let asking = new AbortController()

/**
 * Shows what the server has found for the address of the page, or that it can't be reached.
 * @returns false when something else was asked meanwhile, and this answer does not matter any more
 */
export async function loadResults(): Promise<boolean> {
  cancelLoading()
  const mine = asking
  setBusy(RESULTS, true)
  const answer = await fetchPage(window.location.href, { signal: mine.signal })
  if (mine !== asking) return false
  setBusy(RESULTS, false)
  if (!answer || !showResults(answer.page)) {
    // Without a line the service worker has a page that helps more.
    if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload()
    else sayUnreachable()
  }
  return true
}

/** Waits for no answer any more. */
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
