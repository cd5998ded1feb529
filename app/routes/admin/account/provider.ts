import { redirect } from 'react-router'
import { callAuth } from '#app/features/staff-access/auth/ask-auth.server.ts'
import {
  FAILURE,
  NEXT,
  ownPath,
  STAFF_PATHS,
  withNext,
} from '#app/features/staff-access/staff-paths.ts'
import { STAFF_HEADERS } from '#app/platform/http/representation/cache-control.server.ts'
import type { Route } from './+types/provider'

/** Initiator of the navigation. Missing in old browsers and without TLS. */
const LED_BY = 'sec-fetch-site'

/**
 * A GET link, because the content policy forbids forms that redirect to another host. Starts a sign-in only
 * from our own pages; others are shown the button first.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = ownPath(url.searchParams.get(NEXT))
  if ((request.headers.get(LED_BY) ?? 'same-origin') !== 'same-origin') {
    return redirect(withNext(STAFF_PATHS.login, next), { headers: STAFF_HEADERS })
  }
  const { ok, body, cookies } = await callAuth({ request, context }, '/sign-in/social', {
    provider: 'oidc',
    callbackURL: next,
    errorCallbackURL: STAFF_PATHS.login,
    disableRedirect: true,
  })
  const address =
    ok && typeof body.url === 'string' ? body.url : `${STAFF_PATHS.login}?${FAILURE}=failed`
  return redirect(address, { headers: [...cookies, ...Object.entries(STAFF_HEADERS)] })
}
