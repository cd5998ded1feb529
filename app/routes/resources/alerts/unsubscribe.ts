import { redirect } from 'react-router'
import { SUBSCRIPTION_PATH, TOKEN, withToken } from '#app/features/alerts/alerts.ts'
import { endSubscription } from '#app/features/alerts/subscriptions.db.server.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { appContext } from '#app/platform/context.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import type { Route } from './+types/unsubscribe'

/** A mail program that opens the address like a link gets the page with the button. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const page = withToken(SUBSCRIPTION_PATH, searchParams.get(TOKEN) ?? '')
  return redirect(localPath(localeOf(pathname), page), { headers: PRIVATE_NO_STORE })
}

/**
 * Ends alerts by the button of a mail program (RFC 8058), whose servers send neither cookies nor an origin. The token in
 * the address is the proof. An unknown one has the same answer: its alerts have ended.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get(TOKEN) ?? ''
  await endSubscription(context.get(appContext).db, token)
  return new Response(null, { status: 204, headers: PRIVATE_NO_STORE })
}
