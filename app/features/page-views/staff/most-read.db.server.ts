import { sql } from 'drizzle-orm'
import { dayInUae } from '#app/domain/uae-time.ts'
import type { Queries } from '#database/connect.server.ts'
import { MOST_READ_DAYS, type ReadPage } from './most-read.ts'

const MAX = 20
const DAY_MS = 86_400_000

/** Returns the most viewed pages of the last days including today, with their latest titles. */
export async function mostReadPages(db: Queries, now: Date): Promise<ReadPage[]> {
  const first = dayInUae(new Date(now.getTime() - (MOST_READ_DAYS - 1) * DAY_MS))
  const { rows } = await db.execute<ReadPage>(sql`
    select path, (array_agg(title order by day desc))[1] as title, sum(views)::int as views
    from page_views
    where day >= ${first}::date
    group by path
    order by views desc, path
    limit ${MAX}`)
  return rows
}
