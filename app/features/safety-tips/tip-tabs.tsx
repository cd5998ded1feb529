import { type KeyboardEvent, useRef } from 'react'
import { Link } from '#app/ui/link.tsx'
import { tabAfterKey } from '#app/ui/tab-keys.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { SafetyTips } from './safety-tips.server.ts'
import { TIP_TABS, type TipTab, tipTabPath } from './tip-category.ts'
import { TipIcon } from './tip-icon.tsx'

export const TIP_PANEL_ID = 'tips'

export const tipTabId = (tab: TipTab) => `tips-tab-${tab}`

/**
 * One link a topic, each with an address of its own, so that they work without script. With script they are one stop of
 * the Tab key: the arrows move between them, Enter or the space bar opens one.
 */
export function TipTabs({ selected, words }: { selected: TipTab; words: SafetyTips['words'] }) {
  const list = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()

  function move(event: KeyboardEvent) {
    const tabs = [...(list.current?.querySelectorAll('a') ?? [])]
    const place = tabs.indexOf(document.activeElement as HTMLAnchorElement)
    if (place < 0) return
    if (event.key === ' ') {
      event.preventDefault()
      tabs[place]?.click()
    }
    const target = tabAfterKey(event, { place, count: tabs.length })
    if (target === undefined) return
    event.preventDefault()
    tabs[target]?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={words.tabs.label}
      onKeyDown={move}
      className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6"
    >
      {TIP_TABS.map((tab) => (
        <Link
          key={tab}
          id={tipTabId(tab)}
          to={tipTabPath(tab)}
          preventScrollReset
          role="tab"
          aria-selected={tab === selected}
          aria-controls={TIP_PANEL_ID}
          tabIndex={hydrated && tab !== selected ? -1 : undefined}
          className="flex min-h-12 items-center gap-2.5 rounded-md border border-line bg-raised px-3.5 py-2 text-sm leading-tight font-semibold text-ink no-underline transition-colors hover:border-line-strong hover:bg-brand-soft aria-selected:border-brand aria-selected:bg-brand aria-selected:text-on-brand motion-reduce:transition-none"
        >
          <TipIcon tab={tab} className="size-5" />
          {words.tabs.names[tab]}
        </Link>
      ))}
    </div>
  )
}
