import { appContext } from '#app/platform/context.server.ts'
import { readiness } from '#app/platform/process/readiness.server.ts'
import type { Route } from './+types/readyz'

/** The database answers and the process is here to stay, so requests can be sent here. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const word = await readiness(context.get(appContext))
  return new Response(`${word}\n`, {
    status: word === 'ready' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}
