import { redirect } from 'react-router'
import { askAuth } from '#app/features/staff-access/auth/ask-auth.server.ts'
import { ENTRANCE_HEADERS } from '#app/features/staff-access/sign-in/entrance.ts'
import { STAFF_PATHS } from '#app/features/staff-access/staff-paths.ts'
import type { Route } from './+types/sign-out'

export const loader = () => redirect(STAFF_PATHS.login, { headers: ENTRANCE_HEADERS })

/** Ends this session. Browsers drop what they kept of the staff area. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookies } = await askAuth({ request, context }, '/sign-out', {})
  return redirect(`${STAFF_PATHS.login}?signed-out`, {
    headers: [...cookies, ...Object.entries({ ...ENTRANCE_HEADERS, 'Clear-Site-Data': '"cache"' })],
  })
}
