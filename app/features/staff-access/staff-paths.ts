import { isInStaffArea } from '#app/domain/staff-area.ts'

/** Where the staff area lives, and the ways into it. */
export const STAFF_PATHS = {
  home: '/admin',
  login: '/admin/login',
  secondFactor: '/admin/second-factor',
  recover: '/admin/recover',
  mailCode: '/admin/mail-code',
  provider: '/admin/provider',
  signOut: '/admin/sign-out',
  security: '/admin/security',
} as const

/** The search parameter that holds where one was. */
export const NEXT = 'next'

/** The search parameter in which a sign-in screen is told what went wrong, by its code. */
export const FAILURE = 'error'

/** Any origin will do: it only tells our own paths from other hosts. */
const HERE = 'http://here.invalid'

/** Where to go after signing in: a path of the staff area, whatever was asked for. */
export function ownPath(wanted: unknown): string {
  const url = typeof wanted === 'string' ? URL.parse(wanted, HERE) : null
  const inside = url?.origin === HERE && isInStaffArea(url.pathname)
  const path = inside ? `${url.pathname}${url.search}` : STAFF_PATHS.home
  return SIGN_IN_PATHS.some((own) => path.startsWith(own)) ? STAFF_PATHS.home : path
}

const SIGN_IN_PATHS = [
  STAFF_PATHS.login,
  STAFF_PATHS.secondFactor,
  STAFF_PATHS.recover,
  STAFF_PATHS.mailCode,
  STAFF_PATHS.provider,
  STAFF_PATHS.signOut,
]

/** A sign-in screen that leads on to `next`. */
export function withNext(path: string, next: string): string {
  return next === STAFF_PATHS.home ? path : `${path}?${new URLSearchParams({ [NEXT]: next })}`
}
