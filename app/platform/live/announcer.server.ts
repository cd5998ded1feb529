import type { Database } from '#database/connect.server.ts'
import type { Log } from '../log.server.ts'
import { announce } from './live.db.server.ts'

/** Minimum interval between two notifications of one process. */
const TICK_MS = 250

/**
 * Notifies all processes of changes, outside the changing transaction, because NOTIFY inside it would
 * serialise commits. The first change is sent immediately; further ones within an interval are sent together
 * at its end. A failed notification is not repeated: every process also polls.
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
