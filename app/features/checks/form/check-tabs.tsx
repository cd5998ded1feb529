import { CONTENT_TYPES, type ContentType } from '#app/domain/content-type.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { checkerText } from '#words/checker/checker.js'
import { CHECK_IDS } from './check-ids.ts'

/** Field of a tab button without script: the server then shows the form with that tab. */
export const TAB_FIELD = 'tab'

const ICONS = { message: 'message', email: 'mail', website: 'globe' } as const

/** Id of a content type's tab. */
export const tabId = (type: ContentType) => `check-tab-${type}`

/**
 * Tabs for the content types. Each is a submit button, so that tabs work without script and keep the input;
 * with script they switch in the page, also by arrow keys.
 */
export function CheckTabs({ selected }: { selected: ContentType }) {
  const { tabs, field } = useText(checkerText)
  return (
    <div
      role="tablist"
      aria-label={tabs.label}
      className="grid rounded-md bg-sunken p-1 xs:grid-cols-3 sm:gap-1"
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
          aria-controls={CHECK_IDS.panel}
          data-label={field[type].label}
          data-hint={field[type].hint}
          data-placeholder={field[type].placeholder}
          className="flex min-h-12 items-center gap-x-2 gap-y-1 rounded-md px-3 text-sm font-semibold text-muted hover:bg-brand-soft aria-selected:bg-raised aria-selected:text-brand aria-selected:shadow-raised xs:flex-col xs:px-0 xs:py-2 xs:text-center xs:leading-tight sm:flex-row sm:justify-center sm:px-3 sm:py-0"
        >
          <Icon name={ICONS[type]} className="size-5" />
          {tabs[type]}
        </button>
      ))}
    </div>
  )
}
