import { shareAddress } from '#app/ui/share/share-address.ts'

/** What a button does that names it as `data-does`. */
const DEEDS: Readonly<Record<string, (button: HTMLElement) => unknown>> = {
  print: () => window.print(),
  reload: () => window.location.reload(),
  share: shareAddress,
}

/** Brings to life the buttons of pages that run no framework, and of screens that are shown when it has failed. */
export function enhanceButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-does]')
    if (button) DEEDS[button.dataset.does ?? '']?.(button)
  })
}
