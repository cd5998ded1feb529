import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { indicatorReports, indicators } from '#database/schema/indicators.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { scams, scamTexts } from '#database/schema/scams.ts'
import type { Indicator, IndicatorKind } from '../../indicator.ts'
import { countedReports, isOneOf, REPORT_COUNTS } from '../../indicators.db.server.ts'
import type { IndicatorFilters } from './indicator-filters.ts'

/** Rows of one page. */
const PER_PAGE = 50

/** An indicator as staff see it. */
export type ListedIndicator = {
  id: string
  kind: IndicatorKind
  /** The value, or of a private kind its hint. */
  shown: string
  /** Number of reports that count for it. */
  reports: number
  /** The entry of the newest of these reports; null without one. */
  entry: { id: string; title: string } | null
  createdAt: Date
  withdrawnAt: Date | null
  updatedAt: Date
}

/**
 * Returns a page of indicators, newest first.
 * @param only just these indicators; null for all
 * @param before id of the last indicator on the page before; null for the first page
 */
export async function listIndicators(
  { db, crypto }: { db: Queries; crypto: Crypto },
  {
    only,
    state,
    before,
  }: Pick<IndicatorFilters, 'state'> & { only: readonly Indicator[] | null; before: string | null },
): Promise<{ indicators: ListedIndicator[]; next: string | null }> {
  const states = {
    listed: isNull(indicators.withdrawnAt),
    withdrawn: isNotNull(indicators.withdrawnAt),
  }
  const conditions = [
    ...(only ? [isOneOf(crypto, only)] : []),
    ...(state ? [states[state]] : []),
    ...(before ? [lt(indicators.id, before)] : []),
  ]
  const found = await select(db, conditions, PER_PAGE + 1)
  const page = found.slice(0, PER_PAGE)
  return { indicators: page, next: found.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null }
}

/** Returns an indicator; null if it does not exist. @param id a UUID */
export async function readIndicator(db: Queries, id: string): Promise<ListedIndicator | null> {
  const [found] = await select(db, [eq(indicators.id, id)], 1)
  return found ?? null
}

async function select(
  db: Queries,
  conditions: readonly SQL[],
  limit: number,
): Promise<ListedIndicator[]> {
  const counted = countedReports(db)
  const newest = newestEntry(db)
  const rows = await db
    .select({
      id: indicators.id,
      kind: sql<IndicatorKind>`${indicators.kind}`,
      shown: sql<string>`coalesce(${indicators.hint}, ${indicators.value})`,
      reports: counted.reports,
      entry: newest.id,
      title: newest.title,
      createdAt: indicators.createdAt,
      withdrawnAt: indicators.withdrawnAt,
      updatedAt: indicators.updatedAt,
    })
    .from(indicators)
    .crossJoinLateral(counted)
    .leftJoinLateral(newest, sql`true`)
    .where(and(...conditions))
    .orderBy(desc(indicators.id))
    .limit(limit)
  return rows.map(({ entry, title, ...row }) => ({
    ...row,
    entry: entry ? { id: entry, title: title ?? '' } : null,
  }))
}

/** Subquery beside a row of `indicators`: the entry of its newest report that counts. */
function newestEntry(db: Queries) {
  return db
    .select({ id: scams.id, title: scamTexts.title })
    .from(indicatorReports)
    .innerJoin(reportedScams, eq(reportedScams.id, indicatorReports.reportId))
    .innerJoin(scams, eq(scams.id, reportedScams.scamId))
    .innerJoin(scamTexts, and(eq(scamTexts.scamId, scams.id), eq(scamTexts.locale, 'en')))
    .where(and(eq(indicatorReports.indicatorId, indicators.id), REPORT_COUNTS))
    .orderBy(desc(reportedScams.createdAt))
    .limit(1)
    .as('newest')
}
