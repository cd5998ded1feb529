import type { ComponentProps } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { useLocalPath } from '#app/i18n/use-text.tsx'

type LinkProps = ComponentProps<typeof RouterLink> & { soft?: boolean }

/**
 * A link to another screen in the current language. `to` is the path without a language prefix. Loads the
 * page, because public pages run no router; with `soft`, for links within the staff area, the router
 * navigates.
 */
export function Link({ to, soft = false, ...rest }: LinkProps) {
  const local = useLocalPath()
  return <RouterLink to={inLanguage(to, local)} {...howToOpen(soft)} {...rest} />
}

/** The same with `aria-current="page"` on the current page. */
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
