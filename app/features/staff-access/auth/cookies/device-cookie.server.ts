import type { App } from '#app/platform/context.server.ts'
import { newSealedCookie, readSealedCookie, type SealedCookie } from './sealed-cookie.server.ts'

/** Cookie of one account. */
const kindFor = (email: string): SealedCookie => ({
  cookie: 'himaya_browser',
  use: `staff-browser:${email}`,
  seconds: 7_776_000,
})

/**
 * Returns OWASP's "device cookie": proof that this browser has signed in to the account before. Grants no
 * access. It gives the browser its own guess limit, so that strangers cannot lock the account out.
 */
export function newDeviceCookie(app: App, email: string): string {
  return newSealedCookie(app, kindFor(email)).cookie
}

/** Returns the device id of this browser for the account, or null. */
export function readDeviceCookie(app: App, request: Request, email: string): string | null {
  return readSealedCookie(app, request, kindFor(email))
}
