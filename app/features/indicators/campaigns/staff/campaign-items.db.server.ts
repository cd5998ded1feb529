import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'

/** Most reports and most checks that are compared, the newest. */
const MOST_REPORTS = 500
const MOST_CHECKS = 1000

export type RecentReport = { id: string; title: string; length: number; day: string }
export type RecentCheck = { id: string; day: string }

/** Returns the newest reports since a time that are not rejected, newest first. Days are those of the UAE. */
export async function recentReports(db: Queries, since: Date): Promise<RecentReport[]> {
  const { rows } = await db.execute<RecentReport>(sql`
    select id, title, length(description) as length,
      (created_at at time zone 'Asia/Dubai')::date::text as day
    from reported_scams where status <> 'rejected' and created_at >= ${since}
    order by created_at desc nulls first, id desc nulls first limit ${MOST_REPORTS}`)
  return rows
}

/** Returns the newest unsafe checks since a time, newest first. */
export async function recentUnsafeChecks(db: Queries, since: Date): Promise<RecentCheck[]> {
  const { rows } = await db.execute<RecentCheck>(sql`
    select id, (created_at at time zone 'Asia/Dubai')::date::text as day
    from scam_checks where result = 'scam' and created_at >= ${since}
    order by created_at desc limit ${MOST_CHECKS}`)
  return rows
}

/** Returns the bands of these reports and checks. */
export async function bandsOf(
  db: Queries,
  ids: readonly string[],
): Promise<{ id: string; band: string }[]> {
  const { rows } = await db.execute<{ id: string; band: string }>(sql`
    select subject_id as id, band::text as band from similarity_bands
    where subject_id = any(${sql.param(ids)}::uuid[]) and kind <> 'scam'`)
  return rows
}

/** Returns the indicators of these reports that are not withdrawn, as staff may see them. */
export async function indicatorsOf(
  db: Queries,
  ids: readonly string[],
): Promise<{ id: string; indicator: string; shown: string }[]> {
  const { rows } = await db.execute<{ id: string; indicator: string; shown: string }>(sql`
    select c.report_id as id, i.id as indicator, coalesce(i.hint, i.value) as shown
    from indicator_reports c join indicators i on i.id = c.indicator_id
    where c.report_id = any(${sql.param(ids)}::uuid[]) and i.withdrawn_at is null`)
  return rows
}
