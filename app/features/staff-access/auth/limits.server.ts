import type { App } from '#app/platform/context.server.ts'
import { giveBackPlace, type Place, takePlace } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import {
  GUESSES_PER_ACCOUNT,
  GUESSES_PER_ADDRESS,
  MAILS_PER_ACCOUNT,
  MAILS_PER_ADDRESS,
} from './calls.server.ts'

/**
 * Takes a place for the address and one for the account, whether there is such an account or not.
 * @returns what to give back, or null when one of the two is used up
 */
export async function takePlaces(
  { db, crypto }: App,
  counts: 'guess' | 'mail',
  visitor: Visitor | null,
  email: string | undefined,
): Promise<Place[] | null> {
  const [perAddress, perAccount] =
    counts === 'guess'
      ? [GUESSES_PER_ADDRESS, GUESSES_PER_ACCOUNT]
      : [MAILS_PER_ADDRESS, MAILS_PER_ACCOUNT]
  const address = await takePlace(db, `staff-${counts}:${visitor?.ipHash ?? 'unknown'}`, perAddress)
  if (!address || email === undefined) return address && [address]
  const key = `staff-${counts}-at:${crypto.fingerprint('staff.limit', email)}`
  const account = await takePlace(db, key, perAccount)
  return account && [address, account]
}

export async function giveBackPlaces({ db }: App, places: readonly Place[]): Promise<void> {
  for (const place of places) await giveBackPlace(db, place)
}
