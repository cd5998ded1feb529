import { publicAnswer } from '#app/features/api/public-answer.server.ts'
import { manifest } from '#app/features/installed-app/manifest.server.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import type { Route } from './+types/manifest'

/** The web app manifest in the URL's language. */
export function loader({ request }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  return publicAnswer(request, 'application/manifest+json', JSON.stringify(manifest(locale)))
}
