import { sql } from 'drizzle-orm'
import type { CategorySlug } from '#app/domain/category.ts'
import type { TrendMeasure } from '#app/features/daily-stats/daily-stats.db.server.ts'
import type { Queries } from '#database/connect.server.ts'

/** How often a subject was counted in the week from a Monday, YYYY-MM-DD. */
export type WeekCount<Subject extends string = string> = {
  subject: Subject
  week: string
  count: number
}

/** Returns the counts of a measure by week. @param since the first Monday @param until the Monday after the last week */
export async function countsByWeek(
  db: Queries,
  measure: TrendMeasure,
  { since, until }: { since: string; until: string },
): Promise<WeekCount[]> {
  const { rows } = await db.execute<WeekCount>(sql`
    select subject, date_trunc('week', day)::date::text as week, sum(count)::int as count
    from trend_tallies
    where measure = ${measure} and day >= ${since}::date and day < ${until}::date
    group by 1, 2`)
  return rows
}

/** Returns the reports by category and week, without rejected ones. */
export async function reportsByWeek(
  db: Queries,
  { since, until }: { since: string; until: string },
): Promise<WeekCount<CategorySlug>[]> {
  const { rows } = await db.execute<WeekCount<CategorySlug>>(sql`
    select slug as subject, date_trunc('week', day)::date::text as week, sum(reports)::int as count
    from report_tallies join categories on categories.id = category_id
    where status <> 'rejected' and day >= ${since}::date and day < ${until}::date
    group by 1, 2`)
  return rows
}
