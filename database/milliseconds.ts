import { type SQL, sql } from 'drizzle-orm'

/** A number of milliseconds as an interval of the database. */
export function milliseconds(ms: number | SQL): SQL {
  return sql`${ms} * interval '1 millisecond'`
}
