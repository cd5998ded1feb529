import type { Env } from '#app/platform/env.server.ts'
import { ownCookie, ownCookieOf } from '#app/platform/http/guards/own-cookie.server.ts'
import { NARROW, WIDE } from './menu-width.ts'

const NAME = 'himaya_menu'
const YEAR_SECONDS = 31_536_000

/** Whether the menu was narrow when this browser last had it. */
export function isMenuNarrow(request: Request): boolean {
  return ownCookieOf(request, NAME) === NARROW
}

/** The Set-Cookie that makes the browser remember. */
export function menuWidthCookie(env: Env, isNarrow: boolean): string {
  const value = isNarrow ? NARROW : WIDE
  return ownCookie(env, { name: NAME, value, seconds: YEAR_SECONDS })
}
