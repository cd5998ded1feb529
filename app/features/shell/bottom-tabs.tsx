import { useText } from '#app/i18n/use-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NavLink } from '#app/ui/link.tsx'
import { shellText } from '#words/shell.js'
import { MAIN_LINKS, REPORT_PATH } from './main-links.ts'

const MIDDLE = MAIN_LINKS.length / 2

/**
 * Tab bar on narrow screens: the four main screens with the report button in the middle. In low windows it is
 * at the end of the page, and the report button is in the menu only.
 */
export function BottomTabs() {
  const t = useText(shellText)
  return (
    <nav
      aria-label={t.tabs}
      className="fixed inset-x-0 bottom-0 z-20 low:static border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-5 low:grid-cols-4">
        {MAIN_LINKS.slice(0, MIDDLE).map((link) => (
          <Tab key={link.to} {...link} />
        ))}
        <li className="flex items-end justify-center low:hidden">
          <NavLink
            to={REPORT_PATH}
            aria-label={t.links.report}
            className="mb-2 flex size-14 items-center justify-center rounded-full border border-transparent bg-danger-fill text-on-danger shadow-raised hover:bg-danger-fill-strong aria-[current=page]:ring-2 aria-[current=page]:ring-danger aria-[current=page]:ring-offset-2 aria-[current=page]:ring-offset-raised"
          >
            <Icon name="flag" />
          </NavLink>
        </li>
        {MAIN_LINKS.slice(MIDDLE).map((link) => (
          <Tab key={link.to} {...link} />
        ))}
      </ul>
    </nav>
  )
}

function Tab({ to, word, icon }: (typeof MAIN_LINKS)[number]) {
  const t = useText(shellText)
  return (
    <li>
      <NavLink
        to={to}
        end={to === '/'}
        className="flex min-h-16 flex-col items-center justify-center gap-0.5 border-y-2 border-transparent px-0.5 text-center text-[0.8125rem] leading-tight font-medium text-muted no-underline aria-[current=page]:border-t-brand aria-[current=page]:text-brand"
      >
        <Icon name={icon} />
        {t.links[word]}
      </NavLink>
    </li>
  )
}
