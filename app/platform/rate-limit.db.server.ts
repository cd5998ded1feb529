import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'

/** At most `places` in any window of `windowMs` milliseconds, measured by the database's clock. */
export type RollingLimit = { places: number; windowMs: number }

/** A consumed place, as input of `refund`. */
export type ConsumedPlace = { key: string; takenAt: number }

const nowMs = sql`(extract(epoch from now()) * 1000)::bigint`
/** Entries further in the future were written before the clock was set back and are ignored. */
const AHEAD_MS = 60_000

/**
 * Consumes one place under `key`; returns null if none is left. A single statement that locks the row, so
 * concurrent callers of all processes are serialised.
 */
export async function consume(
  db: Queries,
  key: string,
  { places, windowMs }: RollingLimit,
): Promise<ConsumedPlace | null> {
  const { rows } = await db.execute<{ taken_at: string }>(sql`
    insert into rate_limits as r (key, hits) values (${key}, jsonb_build_array(${nowMs}))
    on conflict (key) do update set
      updated_at = now(),
      hits = (case when jsonb_array_length(r.hits) >= ${places} then r.hits - 0 else r.hits end) || excluded.hits
    where jsonb_array_length(r.hits) < ${places}
      or (r.hits ->> 0)::bigint <= (excluded.hits ->> 0)::bigint - ${windowMs}
      or (r.hits ->> 0)::bigint > (excluded.hits ->> 0)::bigint + ${AHEAD_MS}
    returning hits ->> -1 as taken_at`)
  const row = rows[0]
  return row ? { key, takenAt: Number(row.taken_at) } : null
}

/** Undoes `consume`, so that a failed operation costs the visitor nothing. */
export async function refund(db: Queries, { key, takenAt }: ConsumedPlace): Promise<void> {
  await db.execute(sql`
    update rate_limits as r set hits = r.hits - (
      select (min(position) - 1)::int from jsonb_array_elements_text(r.hits) with ordinality as hit(at, position)
      where at::bigint = ${takenAt})
    where key = ${key} and r.hits @> to_jsonb(${takenAt}::bigint)`)
}

/**
 * Does work that takes a place under `key`, and gives the place back if the work fails.
 * @returns false if no place is left, and nothing was done
 * @throws what `work` throws
 */
export async function withPlace(
  db: Queries,
  key: string,
  limit: RollingLimit,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const place = await consume(db, key, limit)
  if (!place) return false
  try {
    await work()
  } catch (fault) {
    await refund(db, place)
    throw fault
  }
  return true
}

/** Returns the number of places left under `key`. */
export async function remaining(
  db: Queries,
  key: string,
  { places, windowMs }: RollingLimit,
): Promise<number> {
  const { rows } = await db.execute<{ taken: number }>(sql`
    select count(*)::int as taken
    from rate_limits, jsonb_array_elements_text(hits) as hit(at)
    where key = ${key} and at::bigint > ${nowMs} - ${windowMs} and at::bigint <= ${nowMs} + ${AHEAD_MS}`)
  return Math.max(0, places - (rows[0]?.taken ?? 0))
}
