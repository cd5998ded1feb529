import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Node accepts one new connection per turn of its event loop, and a turn that renders a page takes
 * milliseconds. This many turns between two requests let it accept new connections as fast as they arrive, so
 * that they can be counted.
 */
const TURNS_BETWEEN = 4

/** Starts requests one at a time in FIFO order. */
export type ConcurrencyLimiter = {
  /** Resolves when the request may start: immediately, unless others wait or have just started. */
  acquire(): Promise<void>
  /** Waiting time of the next request in milliseconds; 0 if none waits. */
  longestWait(): number
}

/** Creates the limiter of one process. */
export function createConcurrencyLimiter(): ConcurrencyLimiter {
  const waiting: { since: number; begin: () => void }[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    do {
      for (let turn = 0; turn < TURNS_BETWEEN; turn++) await nextTurn()
      waiting.shift()?.begin()
    } while (waiting.length > 0)
    isRunning = false
  }

  return {
    acquire() {
      if (isRunning) {
        return new Promise((begin) => waiting.push({ since: performance.now(), begin }))
      }
      void run()
      return Promise.resolve()
    },
    longestWait: () => (waiting[0] ? performance.now() - waiting[0].since : 0),
  }
}
