import { setTimeout as pause } from 'node:timers/promises'
import {
  isReady,
  launch,
  type Postmaster,
  type ServerPlan,
  stopPostmaster,
} from './postmaster.server.ts'
import type { Watchdog } from './watchdog.server.ts'

const firstDelayInMs = 100
const lastDelayInMs = 5000

/** After this time a server counts as healthy, and the next exit as the first. */
const healthyAfterInMs = 60_000

/**
 * Restarts the server whenever it exits: after 0.1 s, doubled each time, up to 5 s. Returns a function that
 * stops it and resolves when it has exited.
 */
export function superviseServer(
  plan: ServerPlan,
  first: Postmaster,
  watchdog: Watchdog,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const stopAsked = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
  })
  let delay = firstDelayInMs

  async function supervise(): Promise<void> {
    let current: Postmaster | undefined = first
    for (;;) {
      await Promise.race([current?.gone, stopAsked])
      if (signal.aborted) {
        if (current) await stopPostmaster(plan, current)
        return
      }
      watchdog.watch(undefined)
      plan.log({ kind: 'down', retryInMs: delay })
      await pause(delay, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      delay = Math.min(delay * 2, lastDelayInMs)
      current = await relaunch()
    }
  }

  async function relaunch(): Promise<Postmaster | undefined> {
    try {
      const postmaster = await launch(plan)
      watchdog.watch(postmaster.pid)
      void announce(postmaster)
      return postmaster
    } catch (error) {
      plan.log({ kind: 'fault', text: error instanceof Error ? error.message : String(error) })
      return undefined
    }
  }

  async function announce(postmaster: Postmaster): Promise<void> {
    if (!(await isReady(postmaster, plan.cluster))) return
    plan.log({ kind: 'started', pid: postmaster.pid, adopted: false })
    const health = setTimeout(() => {
      delay = firstDelayInMs
    }, healthyAfterInMs)
    await postmaster.gone
    clearTimeout(health)
  }

  const supervision = supervise()
  return () => {
    stopping.abort()
    return supervision
  }
}
