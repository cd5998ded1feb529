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

/** The caller of a rate-limited call. */
export type Caller = {
  visitor: Visitor | null
  request: Request
  /** Address of the account, if named. */
  email?: unknown
  /** The browser's code request. */
  mark: string | null
}

/**
 * Consumes the limits of the visitor's address and of the account, whether or not it exists. A browser with a
 * device cookie or code request has its own account limit, which strangers cannot use up.
 * @returns what to refund, or null if a limit is reached
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

/** Undoes `consumeLimits` after a correct guess. */
export async function refundLimits({ db }: App, places: readonly ConsumedPlace[]): Promise<void> {
  for (const place of places) await refund(db, place)
}
