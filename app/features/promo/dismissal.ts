import { LIMITS } from '#app/domain/limits.ts'

const KEY = 'promo-dismissed-at'
const FIRST_PAGE_KEY = 'promo-offered-on'

/** The browser's clock, in milliseconds since 1970. */
const now = () => performance.timeOrigin + performance.now()

/** Whether the banner was closed less than a day ago, as far as this browser remembers. */
export function isDismissed(): boolean {
  try {
    const at = Number(localStorage.getItem(KEY))
    return Math.abs(now() - at) < LIMITS.promoBannerHiddenFor
  } catch {
    return false
  }
}

/** Whether the banner may come on this page: it comes on one page of a visit, and there again when the page is loaded anew. */
export function isFirstPage(): boolean {
  const { pathname } = location
  try {
    const first = sessionStorage.getItem(FIRST_PAGE_KEY) ?? pathname
    sessionStorage.setItem(FIRST_PAGE_KEY, first)
    return first === pathname
  } catch {
    return true
  }
}

/** Remembers in this browser, and nowhere else, when the banner was closed. */
export function rememberDismissal(): void {
  try {
    localStorage.setItem(KEY, String(Math.round(now())))
  } catch {
    // A browser that keeps nothing shows the banner again on the next page load.
  }
}
