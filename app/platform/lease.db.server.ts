import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'

/**
 * Acquires the lease `name` for `ms` milliseconds of database time, unless it is held. A single statement
 * that locks the row, so exactly one of many processes succeeds. It expires, so a crashed holder blocks
 * others no longer than that, even if the clock was set back.
 */
export async function takeLease(db: Queries, name: string, ms: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into leases as l (name, until) values (${name}, now() + ${ms} * interval '1 millisecond')
    on conflict (name) do update set until = excluded.until
    where l.until <= now() or l.until > excluded.until + interval '1 minute'`)
  return rowCount === 1
}

/** Releases a lease early, so that the work can be retried. */
export async function endLease(db: Queries, name: string): Promise<void> {
  await db.execute(sql`delete from leases where name = ${name}`)
}
