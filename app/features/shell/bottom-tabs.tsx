import { shellText } from '#app/i18n/shell.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NavLink } from '#app/ui/link.tsx'
import { MAIN_LINKS, REPORT_PATH } from './main-links.ts'

/**
 * On a narrow screen: the four main screens under the thumb, and the report button above them. In a low window they are
 * the end of the page, and the report button is in the menu alone.
 */
export function BottomTabs() {
  const t = useText(shellText)
  return (
    <nav aria-label={t.tabs} className="md:hidden">
      <NavLink
        to={REPORT_PATH}
        aria-label={t.links.report}
        className="fixed end-4 bottom-22 z-20 flex low:hidden size-14 translate-y-[calc(-1*var(--promo-height,0px))] items-center justify-center rounded-full border border-transparent bg-danger text-on-danger shadow-raised hover:bg-danger-strong aria-[current=page]:hidden"
      >
        <Icon name="flag" />
      </NavLink>
      <div className="fixed inset-x-0 bottom-0 z-20 low:static border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]">
        <ul className="grid grid-cols-4">
          {MAIN_LINKS.map(({ to, word, icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/'}
                className="flex min-h-16 flex-col items-center justify-center gap-0.5 border-y-2 border-transparent px-0.5 text-center text-[0.8125rem] leading-tight font-medium text-muted no-underline aria-[current=page]:border-t-brand aria-[current=page]:text-brand"
              >
                <Icon name={icon} />
                {t.links[word]}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
