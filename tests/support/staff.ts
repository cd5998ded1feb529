import { addStaff } from '#app/features/staff-access/accounts/add-staff.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'

export const STAFF_EMAIL = 'noura@waha.example'
export const STAFF_PASSWORD = 'tulip-ladder-copper-9'

/** A member of staff, for a verb that is called without a browser. */
export async function newStaff(app: App, email = STAFF_EMAIL): Promise<Staff> {
  const added = await addStaff(app, { email, password: STAFF_PASSWORD })
  if (!added.ok) throw new Error(added.problem)
  return { id: added.id, email, name: email.split('@')[0] ?? '' } as Staff
}

/**
 * Signs a member of staff in at the screen. Gives the Cookie header of the session.
 * @param publicOrigin of the site, where it has one
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

/** The cookies that an answer sets, as the next request sends them. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
