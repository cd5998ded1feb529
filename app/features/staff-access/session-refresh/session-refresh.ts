import {
  CHECK_EVERY_MS,
  FIRST_RETRY_MS,
  REFRESH_AT_SECONDS_LEFT,
  RETRY_FOR_MS,
} from '../session-times.ts'

/** The server's answer: seconds left, expired, or unknown on failure. */
export type SessionStatus = { secondsLeft: number } | 'over' | 'unknown'

/**
 * Dependencies of the refresher, replaceable in tests. Times are in milliseconds from an arbitrary origin.
 */
export type SessionRefreshIo = {
  now(): number
  /** Calls back once after `ms`. Returns a function that cancels it. */
  after(ms: number, call: () => void): () => void
  /** Asks the server, which prolongs a session that is about to expire. Never rejects. */
  ask(): Promise<SessionStatus>
  /** Called once when the session has expired; the refresher has stopped. */
  onOver(): void
}

export type SessionRefresher = {
  /** Starts with this remaining time. Can be called again. */
  start(secondsLeft: number): void
  /** Asks immediately and continues: for a page that was hidden, whose timers may have been suspended. */
  resume(): void
  stop(): void
}

/**
 * Keeps a session alive while the page is visible (spec point 4): checks every 30 seconds, asks the server
 * when at most 90 are left, and on failure retries after 200 ms, 400 ms and so on for 30 seconds.
 */
export function createSessionRefresher(world: SessionRefreshIo): SessionRefresher {
  let endsAt = 0
  let cancel = () => {}
  /** Incremented on every start and stop, to ignore outdated answers. */
  let round = 0

  function stop(): void {
    round++
    cancel()
  }

  function watch(): void {
    cancel = world.after(CHECK_EVERY_MS, () => {
      if (endsAt - world.now() > REFRESH_AT_SECONDS_LEFT * 1000) watch()
      else void ask(world.now(), FIRST_RETRY_MS)
    })
  }

  async function ask(since: number, pause: number): Promise<void> {
    const asked = round
    const word = await world.ask()
    if (asked !== round) return
    if (word === 'over') return end()
    if (word !== 'unknown') {
      endsAt = world.now() + word.secondsLeft * 1000
      return watch()
    }
    if (world.now() + pause - since <= RETRY_FOR_MS) {
      cancel = world.after(pause, () => void ask(since, pause * 2))
    } else if (world.now() >= endsAt) {
      end()
    } else {
      watch()
    }
  }

  function end(): void {
    stop()
    world.onOver()
  }

  return {
    start(secondsLeft) {
      stop()
      endsAt = world.now() + secondsLeft * 1000
      watch()
    },
    resume() {
      stop()
      void ask(world.now(), FIRST_RETRY_MS)
    },
    stop,
  }
}
