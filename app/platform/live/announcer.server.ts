import type { Database } from '#database/connect.server.ts'
import type { Log } from '../log.server.ts'
import { announce } from './live.db.server.ts'

/** The shortest time between two announcements of one process. */
const TICK_MS = 250

/**
 * Tells every process what has changed, outside the transaction that changed it: a notification inside makes commits
 * wait for each other. The first change leaves at once; what follows within a tick leaves together at its end.
 * An announcement that fails is not made again: every process looks by itself now and then.
 */
export function createAnnouncer(db: Database, log: Log): (key: string) => void {
  const changed = new Set<string>()
  let resting = false

  function announceChanged(): void {
    const keys = [...changed]
    changed.clear()
    resting = true
    setTimeout(endTick, TICK_MS).unref()
    announce(db, keys).catch((err) => log.warn({ err }, 'changes could not be announced'))
  }

  function endTick(): void {
    resting = false
    if (changed.size > 0) announceChanged()
  }

  return (key) => {
    changed.add(key)
    if (!resting) announceChanged()
  }
}
