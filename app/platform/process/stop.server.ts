import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunByNpm } from '../env.server.ts'
import type { Log } from '../log.server.ts'

/** Timeout for running requests during shutdown. */
export const DRAIN_MS = 10_000
const PARENT_CHECK_MS = 250

/**
 * Shuts the process down gracefully: on SIGTERM after `delayMs`, in which load balancers see that it is not
 * ready; immediately on SIGINT and when the npm that started it has exited.
 * @param finish remaining work; `deadline` settles after `DRAIN_MS`
 * @returns aborted when the shutdown starts
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
  // npm sends a signal to its shell, which exits without forwarding it. Then the parent process changes.
  const parent = process.ppid
  const orphaned = () => process.ppid !== parent && void stop('the end of npm', 0)
  if (isRunByNpm()) setInterval(orphaned, PARENT_CHECK_MS).unref()
  return stopping.signal
}

/** After `stopping`, makes every response the last on its connection, including running ones. */
export function closeConnectionsFrom(stopping: AbortSignal, server: Server): void {
  const underWay = new Set<ServerResponse>()
  const isLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  // Registered after the request handler: a request answered synchronously is never running.
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

/**
 * Accepts no new connections and resolves when every running request is answered, or cut off at the
 * `deadline`.
 */
export async function drain(server: Server, deadline: Promise<unknown>): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  void deadline.then(() => server.closeAllConnections())
  await closed
}
