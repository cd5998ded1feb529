import { type KeyboardEvent, useRef } from 'react'
import { CONTENT_TYPES, type ContentType } from '#app/domain/content-type.ts'
import { checkerText } from '#app/i18n/checker/checker.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { tabAfterKey } from '#app/ui/tab-keys.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** The name under which a tab is sent when no script runs: the server then shows the form again with that tab. */
export const TAB_FIELD = 'tab'

export const TAB_PANEL_ID = 'check-panel'

const ICONS = { message: 'message', email: 'mail', website: 'globe' } as const

export const tabId = (type: ContentType) => `check-tab-${type}`

/**
 * The three kinds of content. Every tab is a submit button, so that choosing one works without script and keeps what
 * was typed; with script the choice stays in the page, and the arrow keys move it.
 */
export function CheckTabs({
  selected,
  onSelect,
}: {
  selected: ContentType
  onSelect: (type: ContentType) => void
}) {
  const t = useText(checkerText).tabs
  const list = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()

  function moveWithArrows(event: KeyboardEvent) {
    const place = CONTENT_TYPES.indexOf(selected)
    const target = tabAfterKey(event, event.currentTarget, { place, count: CONTENT_TYPES.length })
    const type = target === undefined ? undefined : CONTENT_TYPES[target]
    if (!type) return
    event.preventDefault()
    onSelect(type)
    list.current?.querySelector<HTMLElement>(`#${tabId(type)}`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t.label}
      onKeyDown={moveWithArrows}
      className="grid gap-1 rounded-md bg-sunken p-1 sm:grid-cols-3"
    >
      {CONTENT_TYPES.map((type) => (
        <button
          key={type}
          id={tabId(type)}
          type="submit"
          name={TAB_FIELD}
          value={type}
          formNoValidate
          role="tab"
          aria-selected={type === selected}
          aria-controls={TAB_PANEL_ID}
          tabIndex={hydrated && type !== selected ? -1 : undefined}
          onClick={(event) => {
            event.preventDefault()
            onSelect(type)
          }}
          className="flex min-h-12 items-center gap-2 rounded-md px-3 text-sm font-semibold text-muted hover:bg-brand-soft aria-selected:bg-raised aria-selected:text-brand aria-selected:shadow-raised sm:justify-center"
        >
          <Icon name={ICONS[type]} className="size-5" />
          {t[type]}
        </button>
      ))}
    </div>
  )
}
