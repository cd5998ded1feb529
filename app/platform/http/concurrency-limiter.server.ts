import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Node takes one new connection a turn of its event loop, and a turn in which a page is rendered lasts milliseconds. So
 * many turns between two requests let it take new connections as fast as they may come, where they can be counted.
 */
const TURNS_BETWEEN = 4

/** Lets requests begin one after the other, first come first served. */
export type ConcurrencyLimiter = {
  /** Resolves when the request may begin: at once, unless others wait or have only just begun. */
  acquire(): Promise<void>
  /** How long the request that is next has been waiting, in milliseconds; 0 when none waits. */
  longestWait(): number
}

/** The limiter of one process. */
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
