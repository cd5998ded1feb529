import type { App } from '#app/platform/context.server.ts'
import { type ConsumedPlace, consume, refund } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import {
  GUESSES_PER_ACCOUNT,
  GUESSES_PER_ADDRESS,
  MAILS_PER_ACCOUNT,
  MAILS_PER_ADDRESS,
} from './calls.server.ts'
import { readDeviceCookie } from './cookies/device-cookie.server.ts'

/** Who makes a call that is counted. */
export type Caller = {
  visitor: Visitor | null
  request: Request
  /** Of the account, when one is named. */
  email?: unknown
  /** Of the asking that the browser brings the code of. */
  mark: string | null
}

/**
 * Takes a place for the visitor's address and one for the account, whether there is such an account or not. A browser
 * that has signed in to the account, or brings the code that it asked for, has places of its own: strangers, who share
 * theirs, can't use them up.
 * @returns what to give back, or null when one of the two is used up
 */
export async function consumeLimits(
  app: App,
  counts: 'guess' | 'mail',
  { visitor, request, email, mark }: Caller,
): Promise<ConsumedPlace[] | null> {
  const { db, crypto } = app
  const [perAddress, perAccount] =
    counts === 'guess'
      ? [GUESSES_PER_ADDRESS, GUESSES_PER_ACCOUNT]
      : [MAILS_PER_ADDRESS, MAILS_PER_ACCOUNT]
  const address = await consume(db, `staff-${counts}:${visitor?.ipHash ?? 'unknown'}`, perAddress)
  if (!address || typeof email !== 'string') return address && [address]
  const guesser = mark ?? readDeviceCookie(app, request, email) ?? email
  const key = `staff-${counts}-at:${crypto.fingerprint('staff.limit', guesser)}`
  const account = await consume(db, key, perAccount)
  return account && [address, account]
}

/** Undoes `consumeLimits`: what was right costs nothing. */
export async function refundLimits({ db }: App, places: readonly ConsumedPlace[]): Promise<void> {
  for (const place of places) await refund(db, place)
}
