import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { AggregatorRegistry } from 'prom-client'
import type { Log } from '../log.server.ts'

const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 5_000
const RECENT_MS = 60_000

/** A worker exited before it listened. It has reported the reason itself. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed'
}

export type WorkerPool = {
  /** The port, once all workers listen. @throws WorkerFailed for the first one that does not */
  listening: Promise<number>
  /** Stops all workers, including starting ones, after their running requests. */
  drain(): Promise<void>
}

/**
 * Starts `size` workers of this program on one port and replaces those that exit: after 0.1 s, doubled for
 * each exit within the last minute, up to 5 s.
 * @param connection how they reach the database
 * @param drainMs time for a worker to stop before it is killed
 */
export function startWorkerPool(
  { size, connection, drainMs }: { size: number; connection: PoolConfig; drainMs: number },
  log: Log,
): WorkerPool {
  let recentDeaths = 0
  let draining = false

  async function spawn(): Promise<number> {
    const worker = cluster.fork()
    worker.on('error', (err) => {
      log.warn({ worker: worker.id, err }, 'a worker cannot be reached')
      worker.process.kill('SIGKILL')
    })
    worker.send({ connection }, () => {})
    const failed = exitOf(worker).then(() => {
      throw new WorkerFailed('a worker ended before it listened')
    })
    const [{ port }] = await Promise.race([once(worker, 'listening'), failed])
    log.info({ worker: worker.id, pid: worker.process.pid }, 'a worker serves')
    failed.catch(() => {
      if (draining) return
      const { exitCode: code, signalCode: signal } = worker.process
      const retryInMs = nextDelay()
      log.error({ worker: worker.id, code, signal, retryInMs }, 'a worker died')
      void respawn(retryInMs)
    })
    return port
  }

  async function respawn(delayMs: number): Promise<void> {
    await pause(delayMs)
    if (!draining) await spawn().catch(() => respawn(nextDelay()))
  }

  function nextDelay(): number {
    setTimeout(() => recentDeaths--, RECENT_MS).unref()
    return Math.min(FIRST_DELAY_MS * 2 ** recentDeaths++, MAX_DELAY_MS)
  }

  async function spawnAll(): Promise<number> {
    // Starts one worker first: a failure such as an occupied port would affect all and is reported once.
    const port = await spawn()
    await Promise.all(Array.from({ length: size - 1 }, spawn))
    return port
  }

  async function stop(worker: Worker): Promise<void> {
    worker.process.kill('SIGTERM')
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), drainMs)
    await exitOf(worker)
    clearTimeout(timer)
  }

  return {
    listening: spawnAll(),
    async drain() {
      draining = true
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      await Promise.all(workers.map(stop))
    },
  }
}

/** Unlike `once`, does not reject on a worker's error. */
async function exitOf(worker: Worker): Promise<void> {
  if (!worker.isDead()) await new Promise((resolve) => worker.once('exit', resolve))
}

/**
 * In a worker: receives the database connection from `startWorkerPool`. From now on the worker answers
 * metrics requests, although it has no metrics yet, because earlier messages would be lost.
 */
export async function readConnection(): Promise<PoolConfig> {
  new AggregatorRegistry()
  const [{ connection }] = await once(process, 'message')
  return connection
}
