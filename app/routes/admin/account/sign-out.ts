import { redirect } from 'react-router'
import { askAuth } from '#app/features/staff-access/auth/ask-auth.server.ts'
import { STILL_SIGNED_IN } from '#app/features/staff-access/sign-in/sign-in-outcome.ts'
import { FAILURE, STAFF_PATHS } from '#app/features/staff-access/staff-paths.ts'
import { SEALED } from '#app/platform/http/representation/private.server.ts'
import type { Route } from './+types/sign-out'

export const loader = () => redirect(STAFF_PATHS.login, { headers: SEALED })

/**
 * Ends this session. Browsers drop what they kept of the staff area; when the session could not be ended, its cookie too, where
 * they may (over TLS), so that whoever comes to this computer next is nobody.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { ok, cookies } = await askAuth({ request, context }, '/sign-out', {})
  const told = ok ? 'signed-out' : `${FAILURE}=${STILL_SIGNED_IN}`
  const forgotten = { 'Clear-Site-Data': ok ? '"cache"' : '"cache", "cookies"' }
  return redirect(`${STAFF_PATHS.login}?${told}`, {
    headers: [...cookies, ...Object.entries({ ...SEALED, ...forgotten })],
  })
}
