import { tabAfterKey } from '#app/ui/tab-keys.ts'

/** Gives the links of a `data-link-tabs` list a roving tabindex: arrows move, Enter or Space opens. */
export function enhanceLinkTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-link-tabs]')) {
    const tabs = [...list.querySelectorAll('a')]
    for (const tab of tabs) tab.tabIndex = tab.getAttribute('aria-selected') === 'true' ? 0 : -1
    list.addEventListener('keydown', (event) => {
      const place = tabs.indexOf(document.activeElement as HTMLAnchorElement)
      if (place < 0) return
      const target = tabAfterKey(event, list, { place, count: tabs.length })
      if (event.key !== ' ' && target === undefined) return
      event.preventDefault()
      if (target === undefined) tabs[place]?.click()
      else tabs[target]?.focus()
    })
  }
}
