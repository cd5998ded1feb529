import { redirect } from 'react-router'
import { callAuth } from '#app/features/staff-access/auth/ask-auth.server.ts'
import { STILL_SIGNED_IN } from '#app/features/staff-access/sign-in/sign-in-outcome.ts'
import { FAILURE, STAFF_PATHS } from '#app/features/staff-access/staff-paths.ts'
import { STAFF_HEADERS } from '#app/platform/http/representation/cache-control.server.ts'
import type { Route } from './+types/sign-out'

export const loader = () => redirect(STAFF_PATHS.login, { headers: STAFF_HEADERS })

/**
 * Ends this session. Clears the browser's cache of the staff area; if the session could not be ended, also
 * its cookie (over TLS), so that the next user of the computer is signed out.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { ok, cookies } = await callAuth({ request, context }, '/sign-out', {})
  const told = ok ? 'signed-out' : `${FAILURE}=${STILL_SIGNED_IN}`
  const forgotten = { 'Clear-Site-Data': ok ? '"cache"' : '"cache", "cookies"' }
  return redirect(`${STAFF_PATHS.login}?${told}`, {
    headers: [...cookies, ...Object.entries({ ...STAFF_HEADERS, ...forgotten })],
  })
}
