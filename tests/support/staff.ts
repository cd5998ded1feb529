import { hashPassword } from 'better-auth/crypto'
import { insertStaff } from '#app/features/staff-access/accounts/accounts.db.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { loadOnce } from '#app/platform/process/load-once.server.ts'
import { inTransaction } from '#database/transaction.server.ts'

export const STAFF_EMAIL = 'noura@waha.example'
export const STAFF_PASSWORD = 'tulip-ladder-copper-9'

/** Hashed once per worker, because a hash takes 80 ms of a core and hundreds of tests need an account. */
const hashedPassword = loadOnce(() => hashPassword(STAFF_PASSWORD))

/** Creates a staff account and returns it for calls without a browser. */
export async function newStaff(app: App, email = STAFF_EMAIL): Promise<Staff> {
  const name = email.split('@')[0] ?? ''
  const passwordHash = await hashedPassword()
  const id = await inTransaction(app.db, (queries) =>
    insertStaff(queries, { email, name, passwordHash }),
  )
  return { id, email, name } as Staff
}

/**
 * Signs in through the screen. Returns the session's Cookie header.
 * @param publicOrigin of the site, if it has one
 */
export async function signIn(
  origin: string,
  {
    email = STAFF_EMAIL,
    password = STAFF_PASSWORD,
    address = '192.0.2.1',
    publicOrigin = origin,
  } = {},
): Promise<string> {
  const answer = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: publicOrigin, 'X-Forwarded-For': address },
    body: new URLSearchParams({ email, password }),
  })
  const cookie = cookiesOf(answer)
  if (answer.status !== 302 || cookie === '') throw new Error(`sign-in answered ${answer.status}`)
  return cookie
}

/** Returns the cookies set by a response as a Cookie header. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
