import type { App } from '#app/platform/context.server.ts'
import { ownCookieOf } from '#app/platform/http/guards/own-cookie.server.ts'
import { findAccess } from '../accounts/accounts.db.server.ts'
import { endOfSession, sessionCutoff } from '../session-times.ts'
import { authOf } from './auth.server.ts'

/** The library's, between the password and the second factor: what that step is kept under, and a signature. */
const SECOND_STEP_COOKIE = 'himaya.two_factor'

export type CurrentSession = {
  token: string
  expiresAt: Date
  user: { id: string; email: string; name: string }
  secondFactor: boolean
  /** What the answer must carry: the session's cookie when it was prolonged or is over. */
  cookies: string[]
}

/**
 * The live session of a member of staff that the request carries, as cookie or bearer; null for anyone else.
 * @param prolonging false where the library reads the session again and prolongs it itself
 */
export async function currentSession(
  app: App,
  headers: Headers,
  { prolonging = true } = {},
): Promise<CurrentSession | { token: null; cookies: string[] }> {
  const { api } = await authOf(app)
  const answer = await api.getSession({
    headers,
    query: { disableRefresh: !prolonging },
    returnHeaders: true,
  })
  const cookies = answer.headers.getSetCookie()
  const found = answer.response
  if (found && hasLivedLongest(app, found.session.createdAt)) return { token: null, cookies: [] }
  const access = found && (await findAccess(app.db, found.user.id))
  if (!found || !access?.staff) return { token: null, cookies }
  const { id, email, name } = found.user
  return {
    token: found.session.token,
    expiresAt: endOfSession(found.session),
    user: { id, email, name },
    secondFactor: access.secondFactor,
    cookies,
  }
}

/** The address of the account whose password was right in this browser, and whose second factor is awaited; else null. */
export async function pendingSignInEmail(app: App, request: Request): Promise<string | null> {
  const [step] = (ownCookieOf(request, SECOND_STEP_COOKIE) ?? '').split('.')
  if (!step) return null
  const { internalAdapter } = await (await authOf(app)).$context
  const awaited = await internalAdapter.findVerificationValue(step)
  const user = awaited && (await internalAdapter.findUserById(awaited.value))
  return user?.email ?? null
}

function hasLivedLongest({ clock }: App, signedInAt: Date): boolean {
  return signedInAt <= sessionCutoff(clock.now())
}
