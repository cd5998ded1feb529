import { parse } from 'bowser'
import type { App } from '#app/platform/context.server.ts'
import { listSessions } from '../accounts/accounts.db.server.ts'
import type { CurrentSession } from '../auth/current-session.server.ts'

/** A session for display, without its token. */
export type OwnSession = { id: string; device: string; since: Date; isThis: boolean }

/** Returns the account's live sessions, latest first. */
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

/** Returns browser and system from a User-Agent, such as "Chrome, Android"; '' if unknown. */
function deviceName(userAgent: string | null): string {
  if (!userAgent) return ''
  const { browser, os } = parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(', ')
}
