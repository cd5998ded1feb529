import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import type { Log } from '../log.server.ts'
import { DRAIN_MS, IDLE_MS, LEAVING, LONGEST_REQUEST_MS } from './stop.server.ts'

const FIRST_DELAY_MS = 100
const LAST_DELAY_MS = 5_000
/** Who has worked for so long is in good health: its end counts as the first. */
const HEALTHY_AFTER_MS = 60_000

/** What a worker is told at its start: how to reach the database. */
export type Orders = { connection: PoolConfig }

/** A worker ended before it served; it has said why itself. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed'
}

/** Several processes that listen at one address. */
export type Crew = {
  /** Where they listen, once all serve. @throws WorkerFailed for the first one that does not */
  serving: Promise<number>
  /**
   * Replaces them one after the other: none leaves before the next one serves. Asked while that is under way, it does so once
   * more: those that were replaced already may be of an older build.
   */
  restart(): Promise<void>
  /** Lets each end what it has under way, those that start too. */
  stop(): Promise<void>
}

/**
 * Starts `size` workers, which run this same program, and replaces each that dies: after 0.1 s, then twice as long each
 * time, up to 5 s.
 * @param patienceMs how long one may take to end before it is killed, beyond its draining
 */
export function startCrew(
  { size, patienceMs, orders }: { size: number; patienceMs: number; orders: Orders },
  log: Log,
): Crew {
  const working = new Set<Worker>()
  const hiring = new Set<Promise<unknown>>()
  const retired = new WeakSet<Worker>()
  let stopping = false
  let isAskedFor = false
  let restarting: Promise<void> | undefined

  /** A worker that serves. */
  function hire(): Promise<{ worker: Worker; port: number }> {
    const hired = begin()
    hiring.add(hired)
    const done = () => hiring.delete(hired)
    hired.then(done, done)
    return hired
  }

  async function begin(): Promise<{ worker: Worker; port: number }> {
    const worker = cluster.fork()
    // What can't be told to one that has just died is no fault of ours; its end is noticed by itself.
    worker.on('error', (err) => log.warn({ worker: worker.id, err }, 'a worker cannot be reached'))
    const failed = endOf(worker).then(() => {
      throw new WorkerFailed('a worker ended before it served')
    })
    worker.once('online', () => worker.send(orders))
    const [{ port }] = await Promise.race([once(worker, 'listening'), failed])
    failed.catch(() => {})
    working.add(worker)
    log.info({ worker: worker.id, pid: worker.process.pid }, 'a worker serves')
    return { worker, port }
  }

  /** Keeps one place filled until its worker is retired. */
  async function keep(first: Worker): Promise<void> {
    let worker: Worker | undefined = first
    let delayMs = FIRST_DELAY_MS
    for (;;) {
      if (worker) {
        const since = performance.now()
        const { exitCode, signalCode } = (await endOf(worker)).process
        working.delete(worker)
        if (stopping || retired.has(worker)) return
        log.error({ worker: worker.id, code: exitCode, signal: signalCode }, 'a worker died')
        if (performance.now() - since > HEALTHY_AFTER_MS) delayMs = FIRST_DELAY_MS
      }
      await pause(delayMs)
      if (stopping) return
      delayMs = Math.min(delayMs * 2, LAST_DELAY_MS)
      worker = await hire().then(
        (hired) => hired.worker,
        () => undefined,
      )
    }
  }

  async function fill(): Promise<{ worker: Worker; port: number }> {
    const hired = await hire()
    void keep(hired.worker)
    return hired
  }

  /** One that has more under way answers it while the next is replaced; one that does not hear is killed. */
  async function retire(worker: Worker): Promise<void> {
    retired.add(worker)
    working.delete(worker)
    let hears = false
    worker.on('message', ({ kind }) => {
      hears ||= kind === LEAVING.kind
    })
    worker.process.kill('SIGUSR2')
    const ended = endWithin(worker, IDLE_MS + LONGEST_REQUEST_MS + patienceMs)
    await Promise.race([ended, pause(IDLE_MS + DRAIN_MS + patienceMs)])
    if (hears) return
    worker.process.kill('SIGKILL')
    await ended
  }

  async function restartAll(): Promise<void> {
    log.info('the workers are replaced')
    // Who is still starting may have loaded the program as it was.
    await Promise.allSettled(hiring)
    try {
      for (const worker of [...working]) {
        if (stopping) return
        const { worker: successor } = await fill()
        // Who has died has another successor: a place is kept filled.
        await retire(worker.isDead() ? successor : worker)
      }
      log.info('all workers are new')
    } catch (err) {
      if (!stopping) log.error({ err }, 'the workers stay: a new one did not start')
    }
  }

  async function restartWhileAsked(): Promise<void> {
    while (isAskedFor) {
      isAskedFor = false
      await restartAll()
    }
  }

  async function fillAll(): Promise<number> {
    const { port } = await fill()
    await Promise.all(Array.from({ length: size - 1 }, fill))
    return port
  }

  return {
    serving: fillAll(),
    async restart() {
      isAskedFor = true
      restarting ??= restartWhileAsked().finally(() => {
        restarting = undefined
      })
      await restarting
    },
    async stop() {
      stopping = true
      const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      await Promise.all(
        all.map((worker) => {
          worker.process.kill('SIGTERM')
          return endWithin(worker, DRAIN_MS + patienceMs)
        }),
      )
    },
  }
}

/** Settles with its end alone, unlike `once`, which its errors break off. */
async function endOf(worker: Worker): Promise<Worker> {
  if (!worker.isDead()) await new Promise((resolve) => worker.once('exit', resolve))
  return worker
}

async function endWithin(worker: Worker, ms: number): Promise<void> {
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), ms)
  await endOf(worker)
  clearTimeout(timer)
}

/** In a worker: what it was told at its start. */
export function readOrders(): Promise<Orders> {
  return new Promise((resolve) => {
    process.on('message', function read(message: Partial<Orders>) {
      if (!message.connection) return
      process.off('message', read)
      resolve({ connection: message.connection })
    })
  })
}
