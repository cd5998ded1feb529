import { isReachable } from '#database/connect.server.ts'
import type { App } from '../context.server.ts'

/** Whether the process can take requests: it is not stopping and the database answers. */
export async function readiness({
  db,
  leaving,
}: Pick<App, 'db' | 'leaving'>): Promise<'ready' | 'stopping' | 'database unreachable'> {
  if (leaving.aborted) return 'stopping'
  return (await isReachable(db)) ? 'ready' : 'database unreachable'
}
