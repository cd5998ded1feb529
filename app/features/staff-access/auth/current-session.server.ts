import type { App } from '#app/platform/context.server.ts'
import { ownCookieOf } from '#app/platform/http/guards/own-cookie.server.ts'
import { findAccess } from '../accounts/accounts.db.server.ts'
import { endOfSession, sessionCutoff } from '../session-times.ts'
import { authOf } from './auth.server.ts'

/** The library's cookie between password and second factor: a signed identifier of that step. */
const SECOND_STEP_COOKIE = 'himaya.two_factor'

export type CurrentSession = {
  token: string
  expiresAt: Date
  user: { id: string; email: string; name: string }
  secondFactor: boolean
  /** Cookies for the response if the session was prolonged or has expired. */
  cookies: string[]
}

/**
 * Returns the request's valid staff session from cookie or bearer token; null for anyone else.
 * @param prolonging false if the library reads and prolongs the session itself
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

/**
 * Returns the address of the account that has passed the password step in this browser and awaits its second
 * factor; else null.
 */
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
