import { LIMITS } from '#app/domain/limits.ts'

/** Tells the bar at the top whether the page is scrolled down. */
export function trackScrolling(): void {
  const bar = document.querySelector<HTMLElement>('header')
  const say = (isScrolled: boolean) => {
    if (bar) bar.dataset.scrolled = String(isScrolled)
  }
  const look = () => say(window.scrollY > LIMITS.scrolledAfterPixels)
  say(false)
  // To know, the browser would have to lay the page out in the middle of loading it.
  requestAnimationFrame(look)
  window.addEventListener('scroll', look, { passive: true })
}

/** A picture whose file can't be had shows the file that it names as `data-fallback`. */
export function replaceMissingPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    const replace = () => {
      image.src = image.dataset.fallback ?? ''
    }
    image.addEventListener('error', replace, { once: true })
    // It may have failed before anyone could listen for it.
    if (image.complete && image.naturalWidth === 0) replace()
  }
}
