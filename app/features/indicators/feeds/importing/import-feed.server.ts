import { setImmediate as nextTurn } from 'node:timers/promises'
import { parseAddress } from '#analyzer'
import type { Feed } from '#app/domain/feeds/feed.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Indicator, WebIndicatorKind } from '../../indicator.ts'
import { webIndicator } from '../../parse/web-indicators.server.ts'
import { FeedError } from '../feed-error.ts'
import type { FeedLimits } from '../feed-limits.ts'
import { ensureFeed, recordFailure, recordUnchanged, switchGeneration } from '../feeds.db.server.ts'
import type { Entry } from '../formats/entry.ts'
import { addEntries, beginLoading, type Loading } from './load-entries.db.server.ts'
import { createListDownload } from './open-list.server.ts'
import { type OpenList, openFeed } from './read-entries.server.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Interval of attempts while a server cannot be reached, unless the interval of the list is shorter. */
const SOON_MS = 15 * MINUTE
/** Failures that say nothing about the version that was being loaded: the next attempt continues it. */
const PASSING: ReadonlySet<string> = new Set([
  'unreachable',
  'busy',
  'timed-out',
  'cut',
  'internal',
])

export type ImportOutcome = 'imported' | 'unchanged' | 'failed' | 'interrupted'

/**
 * Downloads a list and makes it the one that counts. If anything is wrong with it, the list that was imported before
 * stays, and the reason is stored and logged. For the process that holds the lease.
 * @param stopping interrupts the import, which the next one continues
 */
export async function importFeed(
  app: App,
  feed: Feed,
  stopping: AbortSignal,
  limits: FeedLimits,
): Promise<ImportOutcome> {
  const { db, log, metrics } = app
  const { name } = feed
  const interval = feed.intervalMinutes * MINUTE
  const late = AbortSignal.timeout(limits.totalMs)
  const ending = new AbortController()
  const signal = AbortSignal.any([stopping, late, ending.signal])
  const succeed = () =>
    metrics.jobSuccess.set({ name: `feed:${name}` }, app.clock.now().getTime() / 1000)
  try {
    const state = await ensureFeed(db, name)
    const known = state.generation ? state : { etag: null, lastModified: null }
    const download = createListDownload(feed, limits, signal)
    const list = await openFeed(feed, known, download, limits)
    if (!list) {
      await recordUnchanged(db, name, interval)
      log.info({ feed: name }, 'a list is unchanged')
      succeed()
      return 'unchanged'
    }
    const loading = await beginLoading(db, state, list.version)
    if (loading.loaded > 0)
      log.info({ feed: name, loaded: loading.loaded }, 'the import of a list continues')
    await load(app, name, { list, loading, limits, signal })
    const { etag, lastModified } = list
    const smallest = Math.max(1, Math.ceil(state.entries * limits.smallestShare))
    const version = { etag, lastModified, nextMs: interval, smallest }
    const switched = await switchGeneration(db, name, loading.generation, version)
    if (!switched) return 'interrupted'
    if (!switched.isSwitched) throw new FeedError(switched.entries === 0 ? 'empty' : 'shrunk')
    log.info({ feed: name, entries: switched.entries }, 'a list was imported')
    succeed()
    return 'imported'
  } catch (fault) {
    if (stopping.aborted || fault instanceof TakenOver) return 'interrupted'
    const problem = problemOf(fault, late)
    log.warn(
      { feed: name, reason: problem.code, ...(problem.code === 'internal' && { err: fault }) },
      'a list was not imported',
    )
    metrics.failures.inc({ of: 'feed' })
    const isPassing = PASSING.has(problem.code)
    await recordFailure(db, name, {
      failure: problem.code,
      nextMs: Math.min(
        DAY,
        Math.max(problem.retryAfterMs ?? 0, isPassing ? Math.min(interval, SOON_MS) : interval),
      ),
      abandon: !isPassing,
    })
    return 'failed'
  } finally {
    ending.abort()
  }
}

/** Another process has taken over the import. */
class TakenOver extends Error {}

function problemOf(fault: unknown, late: AbortSignal): FeedError {
  if (fault instanceof FeedError) return fault
  return new FeedError(late.aborted ? 'timed-out' : 'internal')
}

type Load = { list: OpenList; loading: Loading; limits: FeedLimits; signal: AbortSignal }

/**
 * Stores the entries of a list in batches, except those that are stored already.
 * @throws FeedError
 */
async function load(
  { db, log }: App,
  name: string,
  { list, loading, limits, signal }: Load,
): Promise<void> {
  const { generation } = loading
  let { loaded } = loading
  let read = 0
  let unreadable = 0
  let reported = loaded
  let batch: Indicator<WebIndicatorKind>[] = []
  const store = async () => {
    signal.throwIfAborted()
    const added = await addEntries(db, { name, generation }, { from: loaded, to: read }, batch)
    if (!added) throw new TakenOver()
    loaded = read
    batch = []
    if (loaded - reported >= limits.reportEvery) {
      reported = loaded
      log.info({ feed: name, loaded }, 'a list is being imported')
    }
  }
  const refuseUnreadable = () => {
    if (unreadable > read * limits.unreadableShare) throw new FeedError('malformed')
  }
  for await (const group of list.entries) {
    for (const entry of group) {
      read += 1
      const found = readEntry(entry)
      if (found === 'unreadable') unreadable += 1
      else if (found && read > loaded) batch.push(found)
    }
    if (read > limits.entries) throw new FeedError('too-large')
    if (read >= limits.unreadableFrom) refuseUnreadable()
    if (read - loaded >= limits.batch) await store()
    // Requests of visitors come between two groups, also if the list arrives faster than it is read.
    await nextTurn()
  }
  if (read === 0) throw new FeedError('empty')
  refuseUnreadable()
  if (read > loaded) await store()
}

/** Returns null for what no list may accuse as a whole, such as a platform. */
function readEntry(entry: Entry): Indicator<WebIndicatorKind> | null | 'unreadable' {
  const address = entry && parseAddress(entry)
  if (!entry || !address) return 'unreadable'
  // Without a registrable domain it is no name that can be visited.
  if (!address.isIp && address.host === address.suffix) return 'unreadable'
  return webIndicator(address)
}
