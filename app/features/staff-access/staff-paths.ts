import { isInStaffArea } from '#app/domain/staff-area.ts'

/** Paths of the staff area and its sign-in screens. */
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

/** URL parameter with the page to return to. */
export const NEXT = 'next'

/** URL parameter of sign-in screens with an error code. */
export const FAILURE = 'error'

/** Arbitrary origin, used to tell our paths from other hosts. */
const HERE = 'http://here.invalid'

/** Returns the page to open after sign-in: always a path of the staff area. */
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

/** Returns a sign-in path that leads on to `next`. */
export function withNext(path: string, next: string): string {
  return next === STAFF_PATHS.home ? path : `${path}?${new URLSearchParams({ [NEXT]: next })}`
}
