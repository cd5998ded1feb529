import { appContext } from '#app/platform/context.server.ts'
import type { Route } from './+types/healthz'

/** The process is alive and here to stay: whoever shares requests out asks this, and each page says by itself what it lacks. */
export function loader({ context }: Route.LoaderArgs): Response {
  const stopping = context.get(appContext).leaving.aborted
  return new Response(stopping ? 'stopping\n' : 'ok\n', {
    status: stopping ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}
