import { useText } from '#app/i18n/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link, NavLink } from '#app/ui/link.tsx'
import { shellText } from '#words/shell.js'
import { LanguageMenu } from './language/language-links.tsx'
import { BLOG_LINK, MAIN_LINKS, REPORT_PATH } from './main-links.ts'

/** Skip link, the first Tab stop. */
export function SkipLink() {
  const t = useText(shellText)
  return (
    <a
      href="#content"
      className="fixed start-4 top-2 z-30 -translate-y-20 rounded-md bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
    >
      {t.skipToContent}
    </a>
  )
}

/** Top bar, fixed except in low windows; on narrow screens its links are in a menu. */
export function Navigation() {
  const t = useText(shellText)
  return (
    <header className="fixed inset-x-0 top-0 z-20 low:absolute border-b border-line bg-raised data-[scrolled=true]:bg-raised/85 data-[scrolled=true]:backdrop-blur-md">
      <nav
        aria-label={t.mainMenu}
        className="page flex min-h-16 items-center justify-between gap-4"
      >
        <Logo />
        <ul className="ms-auto hidden items-center gap-1 md:flex">
          {[...MAIN_LINKS, BLOG_LINK].map(({ to, word }) => (
            <li key={to} className={to === BLOG_LINK.to ? 'hidden lg:block' : undefined}>
              <NavLink
                to={to}
                end={to === '/'}
                className="flex min-h-11 min-w-11 items-center justify-center rounded-md px-2 font-medium lg:px-3 text-ink no-underline hover:bg-brand-soft aria-[current=page]:text-brand aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
              >
                {t.links[word]}
              </NavLink>
            </li>
          ))}
          <li className="ms-2">
            <ButtonLink look="danger" to={REPORT_PATH}>
              <Icon name="flag" className="size-5 max-lg:hidden" />
              {t.links.report}
            </ButtonLink>
          </li>
        </ul>
        <div className="flex items-center gap-1 md:order-last">
          <LanguageMenu />
          <MobileMenu />
        </div>
      </nav>
    </header>
  )
}

/** A disclosure, which works before scripts have loaded. See `closeMenus`. */
function MobileMenu() {
  const t = useText(shellText)
  return (
    <details data-menu="" className="group md:hidden">
      <summary className="flex min-h-11 min-w-11 cursor-pointer list-none items-center gap-2 rounded-md px-3 font-medium hover:bg-brand-soft [&::-webkit-details-marker]:hidden">
        <Icon name="menu" />
        {t.openMenu}
      </summary>
      <ul className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem-1px-env(safe-area-inset-bottom))] low:max-h-none overflow-y-auto border-b border-line bg-raised px-5 pb-5 shadow-raised">
        {[...MAIN_LINKS, BLOG_LINK].map(({ to, word, icon }) => (
          <li key={to} className="border-b border-line">
            <NavLink
              to={to}
              end={to === '/'}
              className="flex min-h-13 items-center gap-3 text-ink no-underline aria-[current=page]:font-bold aria-[current=page]:text-brand"
            >
              <Icon name={icon} />
              {t.links[word]}
            </NavLink>
          </li>
        ))}
        <li className="pt-4">
          <ButtonLink look="danger" to={REPORT_PATH} className="w-full">
            <Icon name="flag" className="size-5" />
            {t.links.report}
          </ButtonLink>
        </li>
      </ul>
    </details>
  )
}

/** The logo with a fallback image. */
function Logo() {
  const t = useText(shellText)
  return (
    <Link
      to="/"
      aria-label={t.logo}
      className="flex min-h-11 shrink-0 items-center gap-2.5 no-underline"
    >
      <img src="/logo.svg" data-fallback="/logo-fallback.svg" alt="" width="36" height="36" />
      <span className="max-[15rem]:sr-only text-lg font-bold ltr:tracking-tight text-ink">
        {t.productName}
      </span>
    </Link>
  )
}
