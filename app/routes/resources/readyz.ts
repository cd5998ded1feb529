import { appContext } from '#app/platform/context.server.ts'
import { isReachable } from '#database/connect.server.ts'
import type { Route } from './+types/readyz'

/** The database answers and the process is here to stay, so requests can be sent here. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, leaving } = context.get(appContext)
  if (leaving.aborted) return answer(503, 'stopping')
  return (await isReachable(db)) ? answer(200, 'ready') : answer(503, 'database unreachable')
}

function answer(status: number, word: string): Response {
  return new Response(`${word}\n`, { status, headers: { 'Cache-Control': 'no-store' } })
}
