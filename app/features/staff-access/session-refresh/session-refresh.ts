import {
  CHECK_EVERY_MS,
  FIRST_RETRY_MS,
  REFRESH_AT_SECONDS_LEFT,
  RETRY_FOR_MS,
} from '../session-times.ts'

/**
 * What came of asking the server: how long the session still lives, that it is over, or that nothing could be learnt.
 */
export type SessionStatus = { secondsLeft: number } | 'over' | 'unknown'

/** The outside of the refresher, so that a test can hand it another. Times are in milliseconds, from any beginning. */
export type SessionRefreshIo = {
  now(): number
  /** Calls back once, after `ms`. Gives what calls it off. */
  after(ms: number, call: () => void): () => void
  /** Asks the server, which prolongs a session that is nearly over. Never rejects. */
  ask(): Promise<SessionStatus>
  /** The session is over: told once, and the refresher has stopped. */
  onOver(): void
}

export type SessionRefresher = {
  /** Looks after a session with this long to live. Starting again is a new beginning. */
  start(secondsLeft: number): void
  /** Asks at once, then goes on: for a page that was out of sight, whose clock may have stood still. */
  resume(): void
  stop(): void
}

/**
 * Keeps a session alive while somebody looks at the page (spec point 4): looks every 30 seconds, asks the server when at
 * most 90 are left, and when it can't be reached asks again after 200 ms, 400 ms and so on for 30 seconds.
 */
export function createSessionRefresher(world: SessionRefreshIo): SessionRefresher {
  let endsAt = 0
  let cancel = () => {}
  /** Grows with every start and stop, so that an answer to an earlier question is known as late. */
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
