import { appContext } from '#app/platform/context.server.ts'
import type { Route } from './+types/healthz'

/**
 * Whether the process is alive and not stopping. For load balancers; during a database outage pages show
 * their own errors.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const stopping = context.get(appContext).leaving.aborted
  return new Response(stopping ? 'stopping\n' : 'ok\n', {
    status: stopping ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}
