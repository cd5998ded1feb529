import { LIMITS } from '#app/domain/limits.ts'
import { isDismissed, isFirstPage, rememberDismissal } from './dismissal.ts'

/**
 * Shows the app banner after a delay on one page per visit, and hides it for a day when closed. A style
 * property holds its height, so that it covers neither the end of the page nor the focused element.
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
    // The focused button is about to disappear.
    document.querySelector('main')?.focus({ preventScroll: true })
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return hide()
    banner.dataset.leaving = ''
    setTimeout(hide, LIMITS.promoBannerSlideOut)
  })
  // On a page from the back/forward cache, the banner may have been closed elsewhere meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isDismissed()) return
    makeWay()
    hide()
  })
}
