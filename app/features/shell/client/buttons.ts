import { shareAddress } from '#app/ui/share/share-address.ts'

/** Actions by `data-does` value. */
const DEEDS: Readonly<Record<string, (button: HTMLElement) => unknown>> = {
  print: () => window.print(),
  reload: () => window.location.reload(),
  share: shareAddress,
}

/** Enables buttons on pages without a framework, and on error screens where it has failed. */
export function enhanceButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-does]')
    if (button) DEEDS[button.dataset.does ?? '']?.(button)
  })
}
