import type { Env } from '#app/platform/env.server.ts'
import { ownCookie, ownCookieOf } from '#app/platform/http/guards/own-cookie.server.ts'
import { NARROW, WIDE } from './menu-width.ts'

const NAME = 'himaya_menu'
const YEAR_SECONDS = 31_536_000

/** Whether this browser's menu is collapsed. */
export function isMenuNarrow(request: Request): boolean {
  return ownCookieOf(request, NAME) === NARROW
}

/** Returns the Set-Cookie that stores the width. */
export function menuWidthCookie(env: Env, isNarrow: boolean): string {
  const value = isNarrow ? NARROW : WIDE
  return ownCookie(env, { name: NAME, value, seconds: YEAR_SECONDS })
}
