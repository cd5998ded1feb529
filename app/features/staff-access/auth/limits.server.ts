import type { App } from '#app/platform/context.server.ts'
import { giveBackPlace, type Place, takePlace } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import {
  GUESSES_PER_ACCOUNT,
  GUESSES_PER_ADDRESS,
  MAILS_PER_ACCOUNT,
  MAILS_PER_ADDRESS,
} from './calls.server.ts'
import { knownBrowser } from './browsers/known-browser.server.ts'

/**
 * Takes a place for the visitor's address and one for the account, whether there is such an account or not. A browser
 * that has signed in to the account has places of its own: strangers, who share theirs, can't use them up.
 * @param email of the account, when one is named
 * @returns what to give back, or null when one of the two is used up
 */
export async function takePlaces(
  app: App,
  counts: 'guess' | 'mail',
  { visitor, request, email }: { visitor: Visitor | null; request: Request; email?: unknown },
): Promise<Place[] | null> {
  const { db, crypto } = app
  const [perAddress, perAccount] =
    counts === 'guess'
      ? [GUESSES_PER_ADDRESS, GUESSES_PER_ACCOUNT]
      : [MAILS_PER_ADDRESS, MAILS_PER_ACCOUNT]
  const address = await takePlace(db, `staff-${counts}:${visitor?.ipHash ?? 'unknown'}`, perAddress)
  if (!address || typeof email !== 'string') return address && [address]
  const guesser = knownBrowser(app, request, email) ?? email
  const key = `staff-${counts}-at:${crypto.fingerprint('staff.limit', guesser)}`
  const account = await takePlace(db, key, perAccount)
  return account && [address, account]
}

/** Undoes `takePlaces`: what was right costs nothing. */
export async function giveBackPlaces({ db }: App, places: readonly Place[]): Promise<void> {
  for (const place of places) await giveBackPlace(db, place)
}
