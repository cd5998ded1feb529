import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { networkFacts } from '#database/schema/network-facts.ts'

/** The row with the list of registries. It is of no check, and no retention period applies to it. */
export const REGISTRIES_KEY = 'registries'

export type StoredFacts = { facts: unknown; fetchedAt: Date }

/** Returns the stored rows by key. */
export async function readFacts(
  db: Queries,
  keys: readonly string[],
): Promise<Map<string, StoredFacts>> {
  const rows = await db.select().from(networkFacts).where(inArray(networkFacts.key, keys))
  return new Map(rows.map(({ key, facts, fetchedAt }) => [key, { facts, fetchedAt }]))
}

/** Stores an answer. Of two the later one stays. */
export async function storeFacts(
  db: Queries,
  key: string,
  { facts, fetchedAt }: StoredFacts,
): Promise<void> {
  await db
    .insert(networkFacts)
    .values({ key, facts, fetchedAt })
    .onConflictDoUpdate({
      target: networkFacts.key,
      set: { facts: sql`excluded.facts`, fetchedAt: sql`excluded.fetched_at` },
      setWhere: sql`${networkFacts.fetchedAt} <= excluded.fetched_at`,
    })
}

/** Until when no process asks the service. */
export type Pause = { until: number }

/** Pauses a service. Of two pauses the longer one stays: a process that failed ends none that was asked for. */
export async function storePause(
  db: Queries,
  key: string,
  { until, from }: { until: Date; from: Date },
): Promise<void> {
  const facts: Pause = { until: until.getTime() }
  await db
    .insert(networkFacts)
    .values({ key, facts, fetchedAt: from })
    .onConflictDoUpdate({
      target: networkFacts.key,
      set: { facts: sql`excluded.facts`, fetchedAt: sql`excluded.fetched_at` },
      setWhere: sql`(${networkFacts.facts} ->> 'until')::bigint < (excluded.facts ->> 'until')::bigint`,
    })
}
