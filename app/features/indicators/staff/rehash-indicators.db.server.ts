import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { App } from '#app/platform/context.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { indicatorReports, indicators } from '#database/schema/indicators.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { INDICATOR_KINDS, type IndicatorKind, isPrivate } from '../indicator.ts'
import { findIndicators } from '../parse/find-indicators.server.ts'
import { storedValues } from '../stored-value.server.ts'

const PRIVATE_KINDS = INDICATOR_KINDS.filter(isPrivate)
const BATCH = 200
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000'

/**
 * Stores the hashes of private indicators under the newest key. A hash cannot be reversed, so the values are
 * read from the reports in which they were confirmed.
 * @returns the number of changed indicators
 */
export async function rehashIndicators({
  db,
  crypto,
}: Pick<App, 'db' | 'crypto'>): Promise<number> {
  let changed = 0
  for (let after = BEFORE_ALL_IDS; ; ) {
    const reports = await db
      .selectDistinct({
        id: reportedScams.id,
        title: reportedScams.title,
        description: reportedScams.description,
      })
      .from(indicatorReports)
      .innerJoin(indicators, eq(indicators.id, indicatorReports.indicatorId))
      .innerJoin(reportedScams, eq(reportedScams.id, indicatorReports.reportId))
      .where(and(inArray(indicators.kind, PRIVATE_KINDS), gt(reportedScams.id, after)))
      .orderBy(asc(reportedScams.id))
      .limit(BATCH)
    const last = reports.at(-1)
    if (!last) return changed
    for (const { title, description } of reports) {
      for (const found of findIndicators({ type: 'message', text: `${title}\n${description}` })) {
        const [fresh = '', ...older] = storedValues(crypto, found)
        if (older.length === 0) continue
        await mergeInto(db, found.kind, fresh, older)
        const { rowCount } = await db
          .update(indicators)
          .set({ value: fresh, updatedAt: sql`now()` })
          .where(and(eq(indicators.kind, found.kind), inArray(indicators.value, older)))
        changed += rowCount ?? 0
      }
    }
    after = last.id
  }
}

/**
 * Merges an indicator into the one stored under the newest key, if there is one: processes that knew different keys stored
 * both while the key was rotated. If either was withdrawn, the remaining one is.
 */
async function mergeInto(
  db: Queries,
  kind: IndicatorKind,
  fresh: string,
  older: readonly string[],
): Promise<void> {
  await db.execute(sql`
    with twins as (
      select kept.id as kept, older.id as older, older.withdrawn_at
      from indicators kept join indicators older using (kind)
      where kind = ${kind} and kept.value = ${fresh} and ${inArray(sql`older.value`, [...older])}),
    reported as (
      insert into indicator_reports (indicator_id, report_id)
      select distinct kept, report_id from twins join indicator_reports on indicator_id = older
      on conflict do nothing),
    withdrawn as (
      update indicators set withdrawn_at = coalesce(indicators.withdrawn_at, twins.withdrawn_at), updated_at = now()
      from twins where indicators.id = kept)
    delete from indicators where id in (select older from twins)`)
}
