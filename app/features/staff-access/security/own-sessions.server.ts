import { parse } from 'bowser'
import type { App } from '#app/platform/context.server.ts'
import { listSessions } from '../accounts/accounts.db.server.ts'
import type { CurrentSession } from '../auth/current-session.server.ts'

/** Where somebody is signed in. No token: the page must not hold one. */
export type OwnSession = { id: string; device: string; since: Date; isThis: boolean }

/** The live sessions of whoever is signed in, the latest first. */
export async function ownSessions(
  { db, clock }: App,
  { token, user }: CurrentSession,
): Promise<OwnSession[]> {
  const found = await listSessions(db, user.id, clock.now())
  return found.map((session) => ({
    id: session.id,
    device: deviceName(session.userAgent),
    since: session.since,
    isThis: session.token === token,
  }))
}

/** A browser and its system by what it says of itself, such as "Chrome, Android"; '' when it says nothing that is known. */
function deviceName(userAgent: string | null): string {
  if (!userAgent) return ''
  const { browser, os } = parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(', ')
}
