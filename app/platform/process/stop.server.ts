import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunByNpm } from '../env.server.ts'
import type { Log } from '../log.server.ts'

/** How long requests under way may take to end once the process stops. */
export const DRAIN_MS = 10_000
/** How long a client may leave a connection idle. A proxy lets go of it sooner (deploy/proxy/Caddyfile). */
export const KEEP_ALIVE_MS = 5_000
/** Longer than a client may leave a connection idle, Node's keepAliveTimeoutBuffer of 1 s included, and then still use it. */
export const IDLE_MS = KEEP_ALIVE_MS + 2_000
const PARENT_CHECK_MS = 250

export type Stopping = {
  /** Aborted when the process stops and nobody else takes its place: it is not ready any more. */
  leaving: AbortSignal
  /** Aborted when it ends for any reason: what would go on by itself ends too. */
  ending: AbortSignal
}

/**
 * Ends the process in good order: on SIGTERM, which leaves balancers `delayMs` to see that it is not ready any more; on
 * SIGINT and when the npm that started it has gone, at once; a worker also on SIGUSR2, when another has taken its place.
 * @param finish what is left to do then; open connections that are idle may stay until `patience` has passed
 */
export function stopOnSignal(
  log: Log,
  delayMs: number,
  finish: (patience: Promise<unknown>) => Promise<void>,
): Stopping {
  const leaving = new AbortController()
  const ending = new AbortController()
  const hurry = new AbortController()
  const patience = (ms: number) => pause(ms, undefined, { signal: hurry.signal }).catch(() => {})
  let finished: Promise<void> | undefined
  const end = async (wait: Promise<unknown>) => {
    finished ??= finish(wait)
    await finished
    process.exit(0)
  }
  const leave = async (signal: string, waitMs: number) => {
    if (waitMs === 0 || ending.signal.aborted) hurry.abort()
    if (leaving.signal.aborted) return
    log.info({ signal }, 'stopping')
    leaving.abort()
    ending.abort()
    await patience(waitMs)
    hurry.abort()
    await end(Promise.resolve())
  }
  process.on('SIGTERM', () => void leave('SIGTERM', delayMs))
  process.on('SIGINT', () => void leave('SIGINT', 0))
  if (cluster.isWorker) {
    process.on('SIGUSR2', () => {
      ending.abort()
      void end(patience(IDLE_MS))
    })
  }
  // npm hands a signal to its shell, which ends without passing it on: then the parent is another one.
  const parent = process.ppid
  const orphaned = () => process.ppid !== parent && void leave('the end of npm', 0)
  if (isRunByNpm()) setInterval(orphaned, PARENT_CHECK_MS).unref()
  return { leaving: leaving.signal, ending: ending.signal }
}

/** Makes every answer from `ending` on the last one of its connection, those under way too. */
export function closeConnectionsFrom(ending: AbortSignal, server: Server): void {
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
  ending.addEventListener('abort', () => {
    underWay.forEach(isLast)
    server.prependListener('request', (_, response) => isLast(response))
  })
}

/**
 * Takes no new connection and ends when all are gone: idle ones after `patience`, what is under way when it is answered.
 * A slow client does not hold it up.
 */
export async function drain(server: Server, patience: Promise<unknown>): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  // http.Server's own would cut idle connections at once, and with them what a client is just sending.
  NetServer.prototype.close.call(server)
  await Promise.race([closed, patience])
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
  await closed
}
