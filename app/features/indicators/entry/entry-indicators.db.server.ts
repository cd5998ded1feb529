import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { indicatorReports, indicators } from '#database/schema/indicators.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { scams } from '#database/schema/scams.ts'
import type { Indicator, IndicatorKind } from '../indicator.ts'
import { isOneOf, REPORT_COUNTS } from '../indicators.db.server.ts'
import { soleIndicator } from '../parse/sole-indicator.server.ts'
import { indicatorsOfText } from '../parse/web-indicators.server.ts'

/** Most indicators shown with an entry. */
const MAX_SHOWN = 30

/** Most entries found by one indicator. */
const MAX_ENTRIES = 50

/** An indicator as every reader may see it: masked if it may belong to a private person. */
export type ShownIndicator = { kind: IndicatorKind; shown: string }

const COUNTS = and(isNull(indicators.withdrawnAt), REPORT_COUNTS)

/** Returns the indicators of a library entry, oldest first. */
export async function indicatorsOfEntry(db: Queries, scamId: string): Promise<ShownIndicator[]> {
  const rows = await db
    .select({
      kind: indicators.kind,
      value: indicators.value,
      hint: indicators.hint,
    })
    .from(indicators)
    .innerJoin(indicatorReports, eq(indicatorReports.indicatorId, indicators.id))
    .innerJoin(reportedScams, eq(reportedScams.id, indicatorReports.reportId))
    .innerJoin(scams, eq(scams.id, reportedScams.scamId))
    .where(and(COUNTS, eq(scams.id, scamId)))
    .groupBy(indicators.id)
    .orderBy(asc(indicators.id))
    .limit(MAX_SHOWN)
  return rows.map(({ kind, value, hint }) => ({
    kind: kind as IndicatorKind,
    shown: hint ?? value,
  }))
}

/**
 * Returns the ids of the entries that name the number, account or web address that a search consists of,
 * newest first. Empty for other searches.
 */
export async function entriesNaming(
  { db, crypto }: { db: Queries; crypto: Crypto },
  query: string,
): Promise<string[]> {
  const asked = indicatorsOfQuery(query)
  if (asked.length === 0) return []
  const rows = await db
    .select({ id: scams.id })
    .from(indicators)
    .innerJoin(indicatorReports, eq(indicatorReports.indicatorId, indicators.id))
    .innerJoin(reportedScams, eq(reportedScams.id, indicatorReports.reportId))
    .innerJoin(scams, eq(scams.id, reportedScams.scamId))
    .where(and(COUNTS, isOneOf(crypto, asked)))
    .groupBy(scams.id)
    .orderBy(desc(scams.createdAt), desc(scams.id))
    .limit(MAX_ENTRIES)
  return rows.map(({ id }) => id)
}

function indicatorsOfQuery(query: string): readonly Indicator[] {
  const sole = soleIndicator({ text: query })
  if (!sole) return indicatorsOfText(query)
  return sole.isEmergency ? [] : sole.indicators
}
