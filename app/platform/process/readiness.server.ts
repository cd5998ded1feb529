import { stateOf } from '#database/connect.server.ts'
import type { App } from '../context.server.ts'

/** 'ready', or why the process cannot take requests. */
export type Readiness = 'ready' | 'stopping' | 'database unreachable' | 'database read only'

/** Whether the process can take requests: it is not stopping and the database takes writes. */
export async function readiness({ db, leaving }: Pick<App, 'db' | 'leaving'>): Promise<Readiness> {
  if (leaving.aborted) return 'stopping'
  const state = await stateOf(db)
  return state === 'writable' ? 'ready' : `database ${state}`
}
