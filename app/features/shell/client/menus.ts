/**
 * Closes disclosures marked `data-menu`: on Escape with focus returned to the summary, on focus loss, and on
 * restore from the back/forward cache.
 */
export function closeMenus(): void {
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = menuOf(target)
    if (key !== 'Escape' || !menu?.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = menuOf(target)
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
      menu.open = false
    }
  })
}

function menuOf(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest('details[data-menu]') : null
}
