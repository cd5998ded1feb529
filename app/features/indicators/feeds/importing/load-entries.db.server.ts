import { eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { feeds } from '#database/schema/feeds.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { Indicator, WebIndicatorKind } from '../../indicator.ts'
import type { FeedState } from '../feeds.db.server.ts'

/** A generation that is being loaded. */
export type Loading = {
  generation: string
  /** Number of entries of the list, from its beginning, that are stored already. */
  loaded: number
}

/**
 * Continues the generation that an interrupted import has left, if it is of the same version of the list. Otherwise
 * begins a new one.
 * @param version null if the server names none
 */
export async function beginLoading(
  db: Queries,
  { name, loading, loadingVersion, loadedEntries }: FeedState,
  version: string | null,
): Promise<Loading> {
  if (loading && version !== null && version === loadingVersion) {
    return { generation: loading, loaded: loadedEntries }
  }
  const generation = newId()
  await db
    .update(feeds)
    .set({ loading: generation, loadingVersion: version, loadedEntries: 0 })
    .where(eq(feeds.name, name))
  return { generation, loaded: 0 }
}

/**
 * Stores the indicators of entries `from` to `to` of a list, all or none. An indicator that the previous generation
 * has keeps its date.
 * @returns false, and stores nothing, if another process has taken over
 */
export function addEntries(
  db: Database,
  { name, generation }: { name: string; generation: string },
  { from, to }: { from: number; to: number },
  found: readonly Indicator<WebIndicatorKind>[],
): Promise<boolean> {
  const kinds = found.map(({ kind }) => kind)
  const values = found.map(({ value }) => value)
  return inTransaction(db, async (queries) => {
    // The row stays locked until the end of the transaction, so that only one process adds these entries.
    const { rowCount } = await queries.execute(sql`
      update feeds set loaded_entries = ${to}
      where name = ${name} and loading = ${generation} and loaded_entries = ${from}`)
    if (rowCount !== 1) return false
    await queries.execute(sql`
      insert into feed_indicators (generation, kind, value, first_seen)
      select ${generation}, kind, value, coalesce(before.first_seen, now())
      from unnest(${sql.param(kinds)}::text[], ${sql.param(values)}::text[]) as found (kind, value)
      left join (
        select kind, value, first_seen from feed_indicators
        where generation = (select generation from feeds where name = ${name})) as before using (kind, value)
      on conflict do nothing`)
    return true
  })
}
