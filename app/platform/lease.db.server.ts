import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'

/**
 * Takes the lease called `name` for `ms` milliseconds of the database's clock, unless it is taken. One statement, and
 * the row it writes is locked: of any number of processes that ask at once, one gets it. It ends by itself, so a
 * process that dies with it holds nobody up for longer; nor does one that took it before the clock was set back.
 */
export async function takeLease(db: Queries, name: string, ms: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into leases as l (name, until) values (${name}, now() + ${ms} * interval '1 millisecond')
    on conflict (name) do update set until = excluded.until
    where l.until <= now() or l.until > excluded.until + interval '1 minute'`)
  return rowCount === 1
}

/** Ends a lease before its time, so that the work can be tried again at once. */
export async function endLease(db: Queries, name: string): Promise<void> {
  await db.execute(sql`delete from leases where name = ${name}`)
}
