import { LIMITS } from '#app/domain/limits.ts'

const KEY = 'promo-dismissed-at'
const FIRST_PAGE_KEY = 'promo-offered-on'

/** The browser's clock in milliseconds since 1970. */
const now = () => performance.timeOrigin + performance.now()

/** Whether the banner was closed in this browser less than a day ago. */
export function isDismissed(): boolean {
  try {
    const at = Number(localStorage.getItem(KEY))
    return Math.abs(now() - at) < LIMITS.promoBannerHiddenFor
  } catch {
    return false
  }
}

/** Whether the banner may be shown: on the first page of a visit, including reloads. */
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

/** Stores the time of closing in this browser. */
export function rememberDismissal(): void {
  try {
    localStorage.setItem(KEY, String(Math.round(now())))
  } catch {
    // Storage is disabled: the banner is shown again on the next page load.
  }
}
