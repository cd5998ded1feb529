import stylesheet from '#app/app.css?url'
import { offlineDocument } from '#app/features/installed-app/offline-document.server.tsx'
import { localeOf } from '#app/i18n/local-path.ts'
import type { Route } from './+types/offline'

/** The offline page for the service worker, in the URL's language. */
export function loader({ request }: Route.LoaderArgs): Response {
  const locale = localeOf(new URL(request.url).pathname)
  return new Response(offlineDocument(locale, stylesheet), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  })
}
