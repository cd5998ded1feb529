import { AsyncLocalStorage } from 'node:async_hooks'
import type { App } from '#app/platform/context.server.ts'
import { newSealedCookie, readSealedCookie, type SealedCookie } from './sealed-cookie.server.ts'

/** How long a mailed code is good, and so the mark of the browser that asked for it. */
export const CODE_SECONDS = 600

/** Of one account. */
const kindFor = (email: string): SealedCookie => ({
  cookie: 'himaya_code',
  use: `staff-mailed-code:${email}`,
  seconds: CODE_SECONDS,
})

/** The mark of the browser whose call is under way. */
const marks = new AsyncLocalStorage<string>()

/**
 * A mark for the browser that asks for a code by mail, and the cookie that gives it to that browser. Each asking has its
 * own, whether there is such an account or not.
 */
export function newCodeRequest(app: App, email: string): { mark: string; cookie: string } {
  return newSealedCookie(app, kindFor(email))
}

/** The mark of the asking that this browser comes back from, or null when it asked for no code for this account. */
export function codeRequestOf(app: App, request: Request, email: string): string | null {
  return readSealedCookie(app, request, kindFor(email))
}

/** Has the library write and look for mailed codes as those of one browser while `work` is done. */
export function withCodeRequest<Result>(
  mark: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return marks.run(mark, work)
}

/**
 * What the library keeps a mailed code under: a keyed hash that only the browser that asked for it leads to. So no other
 * finds it, uses up its tries, or puts another in its place.
 * @param name the library's own, of the purpose and the account
 */
export function codeIdentifier({ crypto }: App, name: string): string {
  const mark = marks.getStore()
  if (mark === undefined) throw new Error('a mailed code belongs to a call')
  return crypto.fingerprint('verifications.identifier', `${mark} ${name}`)
}
