import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { App } from '#app/platform/context.server.ts'
import { indicatorReports, indicators } from '#database/schema/indicators.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { INDICATOR_KINDS, isPrivate } from '../indicator.ts'
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
