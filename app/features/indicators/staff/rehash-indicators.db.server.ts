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
        const values = storedValues(crypto, found)
        if (values.length > 1) changed += await storeUnderNewest(db, found.kind, values)
      }
    }
    after = last.id
  }
}

/**
 * Stores an indicator under the newest key, and merges its rows if there are several: processes that knew
 * different keys each store one. If any of them was withdrawn, the remaining one is.
 * @param values its stored forms, the one under the newest key first
 * @returns 1 if something was changed, 0 otherwise
 */
async function storeUnderNewest(
  db: Queries,
  kind: IndicatorKind,
  values: readonly string[],
): Promise<number> {
  const [fresh] = values
  const { rowCount } = await db.execute(sql`
    with same as (
      select id, value, withdrawn_at, first_value(id) over (order by value = ${fresh} desc, id) as kept
      from indicators where kind = ${kind} and ${inArray(indicators.value, [...values])}),
    reported as (
      insert into indicator_reports (indicator_id, report_id)
      select distinct kept, report_id from same join indicator_reports on indicator_id = id where id <> kept
      on conflict do nothing),
    merged as (delete from indicators where id in (select id from same where id <> kept))
    update indicators set value = ${fresh}, updated_at = now(),
      withdrawn_at = (select min(withdrawn_at) from same)
    where id in (select kept from same where value <> ${fresh})`)
  return rowCount ?? 0
}
