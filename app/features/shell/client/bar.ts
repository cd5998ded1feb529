import { LIMITS } from '#app/domain/limits.ts'

/** Marks the top bar while the page is scrolled. */
export function trackScrolling(): void {
  const bar = document.querySelector<HTMLElement>('header')
  const say = (isScrolled: boolean) => {
    if (bar) bar.dataset.scrolled = String(isScrolled)
  }
  const look = () => say(window.scrollY > LIMITS.scrolledAfterPixels)
  say(false)
  // Reading the scroll position immediately would force a layout during load.
  requestAnimationFrame(look)
  window.addEventListener('scroll', look, { passive: true })
}

/** Replaces an image that cannot be loaded by its `data-fallback`. */
export function replaceMissingPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    const replace = () => {
      image.src = image.dataset.fallback ?? ''
    }
    image.addEventListener('error', replace, { once: true })
    // It may have failed before this script ran.
    if (image.complete && image.naturalWidth === 0) replace()
  }
}
