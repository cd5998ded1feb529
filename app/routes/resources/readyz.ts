import { appContext } from '#app/platform/context.server.ts'
import { readiness } from '#app/platform/process/readiness.server.ts'
import type { Route } from './+types/readyz'

/** Whether requests can be sent here: the database takes writes and the process is not stopping. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const word = await readiness(context.get(appContext))
  return new Response(`${word}\n`, {
    status: word === 'ready' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}
