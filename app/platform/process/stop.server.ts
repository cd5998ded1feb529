import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunByNpm } from '../env.server.ts'
import type { Log } from '../log.server.ts'

/** How long requests under way may take to end once the process stops. */
export const DRAIN_MS = 10_000
const PARENT_CHECK_MS = 250

/**
 * Ends the process in good order: on SIGTERM, which leaves balancers `delayMs` to see that it is not ready any more; on
 * SIGINT and when the npm that started it has gone, at once.
 * @param finish what is left to do then; `deadline` settles after `DRAIN_MS`
 * @returns aborted when the process begins to stop
 */
export function stopOnSignal(
  log: Log,
  delayMs: number,
  finish: (deadline: Promise<unknown>) => Promise<void>,
): AbortSignal {
  const stopping = new AbortController()
  const hurry = new AbortController()
  const stop = async (signal: string, waitMs: number) => {
    if (waitMs === 0 || stopping.signal.aborted) hurry.abort()
    if (stopping.signal.aborted) return
    log.info({ signal }, 'stopping')
    stopping.abort()
    await pause(waitMs, undefined, { signal: hurry.signal }).catch(() => {})
    await finish(pause(DRAIN_MS, undefined, { ref: false }))
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM', delayMs))
  process.on('SIGINT', () => void stop('SIGINT', 0))
  // npm hands a signal to its shell, which ends without passing it on: then the parent is another one.
  const parent = process.ppid
  const orphaned = () => process.ppid !== parent && void stop('the end of npm', 0)
  if (isRunByNpm()) setInterval(orphaned, PARENT_CHECK_MS).unref()
  return stopping.signal
}

/** Makes every answer from `stopping` on the last one of its connection, those under way too. */
export function closeConnectionsFrom(stopping: AbortSignal, server: Server): void {
  const underWay = new Set<ServerResponse>()
  const isLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  // After whoever answers: what was answered at once was never under way.
  server.on('request', (_, response) => {
    if (response.headersSent) return
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  stopping.addEventListener('abort', () => {
    underWay.forEach(isLast)
    server.prependListener('request', (_, response) => isLast(response))
  })
}

/** Takes no new connection, and ends when every request under way is answered, or cut off at the `deadline`. */
export async function drain(server: Server, deadline: Promise<unknown>): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  void deadline.then(() => server.closeAllConnections())
  await closed
}
