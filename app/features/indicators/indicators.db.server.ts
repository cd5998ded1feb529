import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { indicatorReports, indicators } from '#database/schema/indicators.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { scams } from '#database/schema/scams.ts'
import { INDICATOR_KINDS, type Indicator, type IndicatorKind, isPrivate } from './indicator.ts'
import { storedValues } from './stored-value.server.ts'

/**
 * That a report counts for its indicators: it is approved, and its library entry is published. Beside
 * `reported_scams` joined with `scams`.
 */
export const REPORT_COUNTS: SQL = sql`
  ${reportedScams.status} = 'approved' and ${scams.status} <> 'inactive'`

/** That a row of `indicators` is one of these, also if it was stored under an older key. */
export function isOneOf(crypto: Crypto, wanted: readonly Indicator[]): SQL {
  const asked = wanted.flatMap((indicator) =>
    storedValues(crypto, indicator).map((value) => ({ kind: indicator.kind, value })),
  )
  const kinds = sql.param(asked.map(({ kind }) => kind))
  const values = sql.param(asked.map(({ value }) => value))
  return sql`(${indicators.kind}, ${indicators.value}) in (
    select * from unnest(${kinds}::text[], ${values}::text[]))`
}

/** The kinds whose values may be published. */
export type PublicKind = Exclude<IndicatorKind, 'email' | 'phone' | 'iban' | 'handle'>

export const PUBLIC_KINDS = INDICATOR_KINDS.filter((kind): kind is PublicKind => !isPrivate(kind))

/** An indicator that counts, with the reports it counts by. */
export type PublishedIndicator = {
  id: string
  kind: PublicKind
  value: string
  /** Number of reports, at least one. */
  reports: number
  firstReported: Date
  lastReported: Date
  createdAt: Date
  /** When the indicator, one of these reports or its entry last changed. */
  changedAt: Date
}

/**
 * Subquery beside a row of `indicators`: the reports by which it counts, which are approved and belong to an
 * entry that is not inactive.
 */
export function countedReports(db: Queries) {
  return db
    .select({
      reports: sql<number>`count(*)::int`.as('reports'),
      firstReported: sql`min(${reportedScams.createdAt})`
        .mapWith(reportedScams.createdAt)
        .as('first_reported'),
      lastReported: sql`max(${reportedScams.createdAt})`
        .mapWith(reportedScams.createdAt)
        .as('last_reported'),
      changedAt: sql`greatest(max(${reportedScams.updatedAt}), max(${scams.updatedAt}))`
        .mapWith(scams.updatedAt)
        .as('reports_changed_at'),
    })
    .from(indicatorReports)
    .innerJoin(reportedScams, eq(reportedScams.id, indicatorReports.reportId))
    .innerJoin(scams, eq(scams.id, reportedScams.scamId))
    .where(and(eq(indicatorReports.indicatorId, indicators.id), REPORT_COUNTS))
    .as('counted')
}

/**
 * Returns the indicators that may be published, newest first: of a public kind, not withdrawn, and in at least
 * one report that counts.
 * @param after id of the last indicator of the page before; null for the first page
 */
export async function publishedIndicators(
  db: Queries,
  {
    after,
    limit,
    kinds = PUBLIC_KINDS,
  }: { after: string | null; limit: number; kinds?: readonly PublicKind[] },
): Promise<PublishedIndicator[]> {
  const counted = countedReports(db)
  return db
    .select({
      id: indicators.id,
      kind: sql<PublicKind>`${indicators.kind}`,
      value: indicators.value,
      reports: counted.reports,
      firstReported: counted.firstReported,
      lastReported: counted.lastReported,
      createdAt: indicators.createdAt,
      changedAt: sql`greatest(${indicators.updatedAt}, ${counted.changedAt})`.mapWith(
        indicators.updatedAt,
      ),
    })
    .from(indicators)
    .crossJoinLateral(counted)
    .where(
      and(
        isNull(indicators.withdrawnAt),
        inArray(indicators.kind, [...kinds]),
        sql`${counted.reports} > 0`,
        after === null ? undefined : lt(indicators.id, after),
      ),
    )
    .orderBy(desc(indicators.id))
    .limit(limit)
}

/**
 * Returns when anything last changed that decides whether an indicator of a public kind counts, by the month
 * of its creation in UAE time (YYYY-MM). Withdrawals and undone approvals are included.
 */
export async function lastChangesByMonth(db: Queries): Promise<ReadonlyMap<string, Date>> {
  const month: SQL<string> = sql`to_char(${indicators.createdAt} at time zone 'Asia/Dubai', 'YYYY-MM')`
  const rows = await db
    .select({
      month,
      changedAt: sql`greatest(
        max(${indicators.updatedAt}), max(${reportedScams.updatedAt}), max(${scams.updatedAt}))`.mapWith(
        indicators.updatedAt,
      ),
    })
    .from(indicators)
    .leftJoin(indicatorReports, eq(indicatorReports.indicatorId, indicators.id))
    .leftJoin(reportedScams, eq(reportedScams.id, indicatorReports.reportId))
    .leftJoin(scams, eq(scams.id, reportedScams.scamId))
    .where(inArray(indicators.kind, PUBLIC_KINDS))
    .groupBy(sql`1`)
  return new Map(rows.map(({ month, changedAt }) => [month, changedAt]))
}
