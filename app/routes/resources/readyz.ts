import { appContext } from '#app/platform/context.server.ts'
import { isReachable } from '#database/connect.server.ts'
import type { Route } from './+types/readyz'

/** The database answers, so requests can be sent here. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ready = await isReachable(context.get(appContext).db)
  return new Response(ready ? 'ready\n' : 'database unreachable\n', {
    status: ready ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}
