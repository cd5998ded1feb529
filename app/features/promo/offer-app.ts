import { LIMITS } from '#app/domain/limits.ts'
import { isDismissed, isFirstPage, rememberDismissal } from './dismissal.ts'

/**
 * Shows the banner of the app on one page of a visit when its time has come, and takes it away for a day when it is closed. While it is
 * there the styles know how high it stands: the page ends above it, and what has the focus is scrolled clear of it.
 */
export function offerApp(): void {
  const banner = document.querySelector<HTMLElement>('[data-promo]')
  if (!banner) return
  const page = document.documentElement.style
  const observer = new ResizeObserver(([entry]) => {
    page.setProperty('--promo-height', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`)
  })
  setTimeout(() => {
    if (isDismissed() || !isFirstPage()) return
    banner.hidden = false
    observer.observe(banner)
  }, LIMITS.promoBannerAfter)

  const makeWay = () => {
    observer.disconnect()
    page.removeProperty('--promo-height')
  }
  const hide = () => {
    banner.hidden = true
  }
  banner.querySelector('[data-promo-close]')?.addEventListener('click', () => {
    rememberDismissal()
    makeWay()
    // What had the focus is about to go.
    document.querySelector('main')?.focus({ preventScroll: true })
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return hide()
    banner.dataset.leaving = ''
    setTimeout(hide, LIMITS.promoBannerSlideOut)
  })
  // A page that the browser kept comes back as it was left: the banner may have been closed on another since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isDismissed()) return
    makeWay()
    hide()
  })
}
