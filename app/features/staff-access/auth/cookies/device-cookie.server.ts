import type { App } from '#app/platform/context.server.ts'
import { newSealedCookie, readSealedCookie, type SealedCookie } from './sealed-cookie.server.ts'

/** Of one account. */
const kindFor = (email: string): SealedCookie => ({
  cookie: 'himaya_browser',
  use: `staff-browser:${email}`,
  seconds: 7_776_000,
})

/**
 * The cookie that says of a browser: somebody has signed in to this account here (OWASP's "device cookie"). It lets nobody
 * in. It keeps the guesses of this browser apart from those of strangers, who could lock everyone out otherwise.
 */
export function newDeviceCookie(app: App, email: string): string {
  return newSealedCookie(app, kindFor(email)).cookie
}

/** What tells this browser from all others, or null when it is not known to have signed in to this account. */
export function readDeviceCookie(app: App, request: Request, email: string): string | null {
  return readSealedCookie(app, request, kindFor(email))
}
