import { isReachable } from '#database/connect.server.ts'
import type { App } from '../context.server.ts'

/** Whether requests can be sent here: the process is here to stay, and the database answers. */
export async function readiness({
  db,
  leaving,
}: Pick<App, 'db' | 'leaving'>): Promise<'ready' | 'stopping' | 'database unreachable'> {
  if (leaving.aborted) return 'stopping'
  return (await isReachable(db)) ? 'ready' : 'database unreachable'
}
