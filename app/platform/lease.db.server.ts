import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { milliseconds } from '#database/milliseconds.ts'

/**
 * Acquires the lease `name` for `ms` milliseconds of database time, unless it is held. A single statement
 * that locks the row, so exactly one of many processes succeeds. It expires, so a crashed holder blocks
 * others no longer than that, even if the clock was set back.
 */
export async function takeLease(db: Queries, name: string, ms: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into leases as l (name, until) values (${name}, now() + ${milliseconds(ms)})
    on conflict (name) do update set until = excluded.until
    where l.until <= now() or l.until > excluded.until + interval '1 minute'`)
  return rowCount === 1
}

/** Releases a lease early, so that the work can be retried. */
export async function endLease(db: Queries, name: string): Promise<void> {
  await db.execute(sql`delete from leases where name = ${name}`)
}

/**
 * Runs `work` under the lease `name`, which is extended while it runs, so that `ms` only has to outlast a pause of
 * this process.
 * @param work receives a signal that is aborted if the lease was lost
 * @returns null if the lease is held
 */
export async function underLease<Result>(
  db: Queries,
  name: string,
  ms: number,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result | null> {
  if (!(await takeLease(db, name, ms))) return null
  const lost = new AbortController()
  const { rows } = await db.execute<Until>(
    sql`select until::text as until from leases where name = ${name}`,
  )
  let until = rows[0]?.until ?? null
  // The time of the row tells whose it is: whoever takes the lease writes another.
  const isOurs = () => sql`name = ${name} and until = ${until}::timestamptz`
  const extend = async () => {
    const extended = await db.execute<Until>(sql`
      update leases set until = now() + ${milliseconds(ms)}
      where ${isOurs()} returning until::text as until`)
    until = extended.rows[0]?.until ?? null
    if (until === null) lost.abort()
  }
  let extending: Promise<void> | undefined
  const timer = setInterval(() => {
    extending ??= extend()
      .catch(() => lost.abort())
      .finally(() => {
        extending = undefined
      })
  }, ms / 3).unref()
  try {
    return await work(lost.signal)
  } finally {
    clearInterval(timer)
    await extending
    await db.execute(sql`delete from leases where ${isOurs()}`)
  }
}

type Until = { until: string }
