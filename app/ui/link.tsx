import type { ComponentProps } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { useLocalPath } from '#app/i18n/use-text.tsx'

type LinkProps = ComponentProps<typeof RouterLink> & { soft?: boolean }

/**
 * A link to another screen, in the language of this one. `to` is the address without a language. The browser loads the
 * page that it leads to, as pages for visitors run no router; `soft`, for links within the staff area, lets its router show
 * the screen.
 */
export function Link({ to, soft = false, ...rest }: LinkProps) {
  const local = useLocalPath()
  return <RouterLink to={inLanguage(to, local)} {...howToOpen(soft)} {...rest} />
}

/** The same, and it knows whether the visitor is there: `aria-current="page"`. */
export function NavLink({ to, ...rest }: ComponentProps<typeof RouterNavLink>) {
  const local = useLocalPath()
  return <RouterNavLink to={inLanguage(to, local)} {...howToOpen(false)} {...rest} />
}

const howToOpen = (soft: boolean) =>
  soft ? {} : ({ reloadDocument: true, discover: 'none' } as const)

type To = ComponentProps<typeof RouterLink>['to']

function inLanguage(to: To, local: (path: string) => string): To {
  return typeof to === 'string' && to.startsWith('/') ? local(to) : to
}
