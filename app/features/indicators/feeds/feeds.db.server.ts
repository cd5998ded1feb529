import { eq, notInArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.server.ts'
import { milliseconds } from '#database/milliseconds.ts'
import { feedIndicators, feeds } from '#database/schema/feeds.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { FeedFailure } from './feed-error.ts'

export type FeedState = typeof feeds.$inferSelect

/** Rows deleted in one statement. */
const BATCH = 10_000

/** Returns the state of every feed that was ever asked for and not removed, by name. */
export async function feedStates(db: Queries): Promise<Map<string, FeedState>> {
  const rows = await db.select().from(feeds)
  return new Map(rows.map((row) => [row.name, row]))
}

/** Returns those of `names` whose time has come, in the same order. */
export async function dueFeeds(db: Queries, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from unnest(${sql.param(names)}::text[]) with ordinality as wanted (name, place)
    left join feeds using (name)
    where feeds.next_attempt_at is null or feeds.next_attempt_at <= now()
    order by place`)
  return rows.map(({ name }) => name)
}

/** Returns the state of a feed, which exists from now on. */
export async function ensureFeed(db: Queries, name: string): Promise<FeedState> {
  await db.insert(feeds).values({ name }).onConflictDoNothing()
  const [state] = await db.select().from(feeds).where(eq(feeds.name, name))
  if (!state) throw new Error('a feed was removed while it was imported')
  return state
}

const after = (ms: number) => sql`now() + ${milliseconds(ms)}`

/** Records that the server still has the version that was imported. */
export async function recordUnchanged(db: Queries, name: string, nextMs: number): Promise<void> {
  const nextAttemptAt = after(nextMs)
  await db
    .update(feeds)
    .set({ fetchedAt: sql`now()`, failure: null, failedAt: null, nextAttemptAt })
    .where(eq(feeds.name, name))
}

/**
 * Records a failure. What was imported stays.
 * @param abandon whether what is loaded so far is of no use to the next attempt
 */
export async function recordFailure(
  db: Queries,
  name: string,
  { failure, nextMs, abandon }: { failure: FeedFailure; nextMs: number; abandon: boolean },
): Promise<void> {
  const ended = abandon ? { loading: null, loadingVersion: null, loadedEntries: 0 } : {}
  await db
    .update(feeds)
    .set({ failure, failedAt: sql`now()`, nextAttemptAt: after(nextMs), ...ended })
    .where(eq(feeds.name, name))
}

/** Removes the feeds that are not in `names`. Their entries become unused. */
export async function removeOtherFeeds(db: Queries, names: readonly string[]): Promise<string[]> {
  const removed = await db
    .delete(feeds)
    .where(names.length > 0 ? notInArray(feeds.name, [...names]) : undefined)
    .returning({ name: feeds.name })
  return removed.map(({ name }) => name)
}

/**
 * Returns the generations that no feed uses: replaced, abandoned or of a removed feed. Jumps from one generation to
 * the next in the primary key, however many entries each has.
 */
export async function unusedGenerations(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ generation: string }>(sql`
    with recursive present (generation) as (
      (select generation from feed_indicators order by generation limit 1)
      union all
      select (select later.generation from feed_indicators as later
              where later.generation > present.generation order by later.generation limit 1)
      from present where present.generation is not null)
    select generation from present
    where generation is not null and not exists (
      select from feeds where present.generation in (feeds.generation, feeds.loading))`)
  return rows.map(({ generation }) => generation)
}

/** Deletes some entries of a generation. Returns their number, 0 at the end. */
export async function removeEntries(db: Queries, generation: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from feed_indicators where ctid = any(array(
      select ctid from feed_indicators where generation = ${generation} limit ${BATCH}))`)
  return rowCount ?? 0
}

/**
 * Makes the loaded generation the one that counts, in one transaction.
 * @param smallest the import is refused if it has fewer entries
 * @returns the number of entries, and whether they count now. Null if another process has taken over.
 */
export function switchGeneration(
  db: Database,
  name: string,
  generation: string,
  {
    etag,
    lastModified,
    nextMs,
    smallest,
  }: { etag: string | null; lastModified: string | null; nextMs: number; smallest: number },
): Promise<{ entries: number; isSwitched: boolean } | null> {
  return inTransaction(db, async (queries) => {
    const [own] = await queries
      .select({ loading: feeds.loading })
      .from(feeds)
      .where(eq(feeds.name, name))
      .for('update')
    if (own?.loading !== generation) return null
    const [counted] = await queries
      .select({ entries: sql<number>`count(*)::int` })
      .from(feedIndicators)
      .where(eq(feedIndicators.generation, generation))
    const entries = counted?.entries ?? 0
    if (entries < smallest) return { entries, isSwitched: false }
    await queries
      .update(feeds)
      .set({
        ...{ generation, entries, etag, lastModified, failure: null, failedAt: null },
        ...{ loading: null, loadingVersion: null, loadedEntries: 0 },
        ...{ fetchedAt: sql`now()`, importedAt: sql`now()`, nextAttemptAt: after(nextMs) },
      })
      .where(eq(feeds.name, name))
    return { entries, isSwitched: true }
  })
}
