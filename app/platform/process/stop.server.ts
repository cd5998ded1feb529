import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunByNpm } from '../env.server.ts'
import type { Log } from '../log.server.ts'

/** How long requests under way may take to end once the process stops, and nobody takes its place. */
export const DRAIN_MS = 10_000
/** How long a client may leave a connection idle. A proxy lets go of it sooner (deploy/proxy/Caddyfile). */
export const KEEP_ALIVE_MS = 5_000
/** Longer than a client may leave a connection idle, Node's keepAliveTimeoutBuffer of 1 s included, and then still use it. */
export const IDLE_MS = KEEP_ALIVE_MS + 2_000
/** The longest that a request may take to come in: eight pictures of 5 MB on a line of 1 Mbit/s take 320 s. */
export const LONGEST_REQUEST_MS = 330_000
const PARENT_CHECK_MS = 250

/** What a worker says that another has replaced, before it ends. */
export const LEAVING = { kind: 'himaya:leaving' } as const

/** How long connections are left: idle ones, and those with a request under way. */
export type Patience = { idle: Promise<unknown>; underWay: Promise<unknown> }

export type Stopping = {
  /** Aborted when the process stops and nobody else takes its place: it is not ready any more. */
  leaving: AbortSignal
  /** Aborted when it ends for any reason: what would go on by itself ends too. */
  ending: AbortSignal
}

/**
 * Ends the process in good order: on SIGTERM, which leaves balancers `delayMs` to see that it is not ready any more; on
 * SIGINT and when the npm that started it has gone, at once; a worker also on SIGUSR2, when another has taken its place: then
 * nobody waits for it, and it answers whatever has begun, unless it is told to stop meanwhile.
 * @param finish what is left to do then
 */
export function stopOnSignal(
  log: Log,
  delayMs: number,
  finish: (patience: Patience) => Promise<void>,
): Stopping {
  const leaving = new AbortController()
  const ending = new AbortController()
  const hurry = new AbortController()
  const patience = (ms: number) => pause(ms, undefined, { signal: hurry.signal }).catch(() => {})
  let finished: Promise<void> | undefined
  const cutOff = async (idle: Promise<unknown>) => {
    await idle
    const untilTold = { signal: leaving.signal, ref: false }
    await pause(LONGEST_REQUEST_MS, undefined, untilTold).catch(() => {})
    if (leaving.signal.aborted) await pause(DRAIN_MS, undefined, { ref: false })
  }
  const end = async (idle: Promise<unknown>) => {
    finished ??= finish({ idle, underWay: cutOff(idle) })
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
      process.send?.(LEAVING)
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
 * Takes no new connection and ends when all are gone: idle ones after their patience, what is under way when it is answered,
 * or its patience has passed.
 */
export async function drain(server: Server, { idle, underWay }: Patience): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  // http.Server's own would cut idle connections at once, and with them what a client is just sending.
  NetServer.prototype.close.call(server)
  await Promise.race([closed, idle])
  server.closeIdleConnections()
  void underWay.then(() => server.closeAllConnections())
  await closed
}
