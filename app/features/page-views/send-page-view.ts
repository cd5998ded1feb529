import { isNotToBeCounted } from './is-not-to-be-counted.ts'

const PAGE_VIEWS_PATH = '/api/page-views'

/** Says which page was opened, and nothing of who opened it; to nobody where the browser asks for that. */
export function sendPageView(path: string): void {
  if (isNotToBeCounted()) return
  navigator.sendBeacon(PAGE_VIEWS_PATH, new URLSearchParams({ path, title: document.title }))
}
