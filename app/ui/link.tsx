import type { ComponentProps } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { useLocalPath } from '#app/i18n/use-text.tsx'

/** A link to another screen, in the language of this one. `to` is the address without a language. */
export function Link({ to, ...rest }: ComponentProps<typeof RouterLink>) {
  const local = useLocalPath()
  return <RouterLink to={inLanguage(to, local)} {...rest} />
}

/** The same, and it knows whether the visitor is there: `aria-current="page"`. */
export function NavLink({ to, ...rest }: ComponentProps<typeof RouterNavLink>) {
  const local = useLocalPath()
  return <RouterNavLink to={inLanguage(to, local)} {...rest} />
}

type To = ComponentProps<typeof RouterLink>['to']

function inLanguage(to: To, local: (path: string) => string): To {
  return typeof to === 'string' && to.startsWith('/') ? local(to) : to
}
