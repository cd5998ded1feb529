import type { App } from '#app/platform/context.server.ts'
import { underLease } from '#app/platform/lease.db.server.ts'
import { FEED_LIMITS, type FeedLimits } from '../feed-limits.ts'
import { dueFeeds, removeEntries, removeOtherFeeds, unusedGenerations } from '../feeds.db.server.ts'
import { type ImportOutcome, importFeed } from './import-feed.server.ts'

const LEASE = 'feeds'
const LEASE_MS = 2 * 60_000

/**
 * Imports the lists whose time has come, one after the other, and deletes the entries that nothing uses. One process
 * does it for all.
 * @returns the outcome by feed; null if there is nothing to do or another process does it
 */
export async function runFeeds(
  app: App,
  stopping: AbortSignal,
  limits: FeedLimits = FEED_LIMITS,
): Promise<Record<string, ImportOutcome> | null> {
  const { db, env } = app
  const names = env.FEEDS.map(({ name }) => name)
  const isIdle =
    (await dueFeeds(db, names)).length === 0 && (await unusedGenerations(db)).length === 0
  if (isIdle) return null
  return underLease(db, LEASE, LEASE_MS, async (lost) => {
    const ending = AbortSignal.any([stopping, lost])
    const outcomes: Record<string, ImportOutcome> = {}
    // Asked again: another process may have imported them since.
    for (const due of await dueFeeds(db, names)) {
      const feed = env.FEEDS.find(({ name }) => name === due)
      if (feed && !ending.aborted) outcomes[due] = await importFeed(app, feed, ending, limits)
    }
    await removeUnused(app, ending)
    return outcomes
  })
}

/**
 * Removes what was imported from lists that are no longer in `FEEDS`. Called once by a new process: one that is about
 * to be replaced may not know the lists of its successor.
 */
export async function forgetOtherFeeds({ db, env, log }: App): Promise<void> {
  const removed = await removeOtherFeeds(
    db,
    env.FEEDS.map(({ name }) => name),
  )
  if (removed.length > 0) log.info({ feeds: removed }, 'lists were removed')
}

async function removeUnused({ db }: App, ending: AbortSignal): Promise<void> {
  for (const generation of await unusedGenerations(db)) {
    for (let deleted = 1; deleted > 0 && !ending.aborted; ) {
      deleted = await removeEntries(db, generation)
    }
  }
}
