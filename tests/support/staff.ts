import { addStaff } from '#app/features/staff-access/accounts/add-staff.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'

export const STAFF_EMAIL = 'noura@waha.example'
export const STAFF_PASSWORD = 'tulip-ladder-copper-9'

/** Creates a staff account and returns it for calls without a browser. */
export async function newStaff(app: App, email = STAFF_EMAIL): Promise<Staff> {
  const added = await addStaff(app, { email, password: STAFF_PASSWORD })
  if (!added.ok) throw new Error(added.problem)
  return { id: added.id, email, name: email.split('@')[0] ?? '' } as Staff
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
