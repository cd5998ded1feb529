import { AsyncLocalStorage } from 'node:async_hooks'
import type { App } from '#app/platform/context.server.ts'
import { newSealedCookie, readSealedCookie, type SealedCookie } from './sealed-cookie.server.ts'

/** Lifetime of a mailed code and of its cookie. */
export const CODE_SECONDS = 600

/** Cookie of one account. */
const kindFor = (email: string): SealedCookie => ({
  cookie: 'himaya_code',
  use: `staff-mailed-code:${email}`,
  seconds: CODE_SECONDS,
})

/** The code request of the current call. */
const marks = new AsyncLocalStorage<string>()

/** Creates a code request and its cookie. Each request has its own, with or without an account. */
export function newCodeRequest(app: App, email: string): { mark: string; cookie: string } {
  return newSealedCookie(app, kindFor(email))
}

/** Returns this browser's code request for the account, or null. */
export function codeRequestOf(app: App, request: Request, email: string): string | null {
  return readSealedCookie(app, request, kindFor(email))
}

/** Runs `work` with the library's codes scoped to one code request. */
export function withCodeRequest<Result>(
  mark: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return marks.run(mark, work)
}

/**
 * Returns the storage key of a mailed code: a keyed hash that includes the code request, so that other
 * browsers cannot find, use up or replace it.
 * @param name the library's identifier, with purpose and account
 */
export function codeIdentifier({ crypto }: App, name: string): string {
  const mark = marks.getStore()
  if (mark === undefined) throw new Error('a mailed code belongs to a call')
  return crypto.fingerprint('verifications.identifier', `${mark} ${name}`)
}
