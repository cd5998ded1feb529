import { eq } from 'drizzle-orm'
import type { Database } from '#database/connect.server.ts'
import { feedIndicators, feeds } from '#database/schema/feeds.ts'

/** Returns what counts of a feed, as `kind value` in alphabetical order. */
export async function listed(db: Database, name = 'ours'): Promise<string[]> {
  const rows = await db
    .select({ kind: feedIndicators.kind, value: feedIndicators.value })
    .from(feedIndicators)
    .innerJoin(feeds, eq(feeds.generation, feedIndicators.generation))
    .where(eq(feeds.name, name))
  return rows.map(({ kind, value }) => `${kind} ${value}`).toSorted()
}

/** Returns the stored state of a feed. */
export async function stateOf(db: Database, name = 'ours') {
  const [state] = await db.select().from(feeds).where(eq(feeds.name, name))
  if (!state) throw new Error('the feed was never asked for')
  return state
}

/** Lets every feed be due, as if its time had come. */
export async function passTime(db: Database): Promise<void> {
  await db.$client.query(
    `update feeds set next_attempt_at = now() - interval '1 second',
      imported_at = imported_at - interval '1 day';
     update feed_indicators set first_seen = first_seen - interval '1 day'`,
  )
}

/** Different domains, one a line. */
export function domains(count: number, from = 0): string {
  return Array.from({ length: count }, (_, n) => `site-${from + n}.example`).join('\n')
}
