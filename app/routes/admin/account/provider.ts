import { redirect } from 'react-router'
import { askAuth } from '#app/features/staff-access/auth/ask-auth.server.ts'
import { NEXT, ownPath, STAFF_PATHS } from '#app/features/staff-access/staff-paths.ts'
import { SEALED } from '#app/platform/http/representation/private.server.ts'
import type { Route } from './+types/provider'

/** A link and no form: the page's own policy lets no form end on another host. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = ownPath(url.searchParams.get(NEXT))
  const { ok, body, cookies } = await askAuth({ request, context }, '/sign-in/social', {
    provider: 'oidc',
    callbackURL: next,
    errorCallbackURL: STAFF_PATHS.login,
    disableRedirect: true,
  })
  const address =
    ok && typeof body.url === 'string' ? body.url : `${STAFF_PATHS.login}?error=failed`
  return redirect(address, { headers: [...cookies, ...Object.entries(SEALED)] })
}
