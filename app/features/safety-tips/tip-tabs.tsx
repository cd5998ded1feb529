import { Link } from '#app/ui/link.tsx'
import type { SafetyTips } from './safety-tips.server.ts'
import { TIP_TABS, type TipTab, tipTabPath } from './tip-category.ts'
import { TipIcon } from './tip-icon.tsx'

export const TIP_PANEL_ID = 'tips'

/** Id of a topic's tab. */
export const tipTabId = (tab: TipTab) => `tips-tab-${tab}`

/**
 * One link per topic with its own URL, so that tabs work without script. With script they have a roving
 * tabindex: see `enhanceLinkTabs`. Each link targets itself in the opened page, so that position and focus
 * are kept.
 */
export function TipTabs({ selected, words }: { selected: TipTab; words: SafetyTips['words'] }) {
  return (
    <div
      role="tablist"
      aria-label={words.tabs.label}
      data-link-tabs=""
      className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-[repeat(6,minmax(min-content,1fr))]"
    >
      {TIP_TABS.map((tab) => (
        <Link
          key={tab}
          id={tipTabId(tab)}
          to={`${tipTabPath(tab)}#${tipTabId(tab)}`}
          role="tab"
          aria-selected={tab === selected}
          aria-controls={TIP_PANEL_ID}
          className="flex min-h-12 scroll-mt-52 low:scroll-mt-24 items-center gap-2.5 rounded-md border border-line bg-raised px-3.5 max-[22rem]:px-2 py-2 text-sm leading-tight font-semibold text-ink no-underline transition-colors hover:border-line-strong hover:bg-brand-soft aria-selected:border-brand aria-selected:bg-brand aria-selected:text-on-brand motion-reduce:transition-none"
        >
          <TipIcon tab={tab} className="size-5" />
          {words.tabs.names[tab]}
        </Link>
      ))}
    </div>
  )
}
