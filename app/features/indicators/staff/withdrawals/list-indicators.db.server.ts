import { type SQL, sql } from 'drizzle-orm'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import type { Queries } from '#database/connect.server.ts'
import type { Indicator, IndicatorKind } from '../../indicator.ts'
import { isOneOf } from '../../indicators.db.server.ts'
import type { IndicatorFilters } from './indicator-filters.ts'

/** Rows of one page. */
const PER_PAGE = 50

/** An indicator as staff see it. */
export type ListedIndicator = {
  id: string
  kind: IndicatorKind
  /** The value, or of a private kind its hint. */
  shown: string
  /** Number of approved reports that name it. */
  reports: number
  /** The entry of the newest of these reports; null without one. */
  entry: { id: string; title: string } | null
  createdAt: Date
  withdrawnAt: Date | null
  updatedAt: Date
}

type Row = {
  id: string
  kind: IndicatorKind
  shown: string
  reports: number
  entry: string | null
  title: string | null
  created_at: string
  withdrawn_at: string | null
  updated_at: string
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
    listed: sql`indicators.withdrawn_at is null`,
    withdrawn: sql`indicators.withdrawn_at is not null`,
  }
  const conditions = [
    ...(only ? [isOneOf(crypto, only)] : []),
    ...(state ? [states[state]] : []),
    ...(before ? [sql`indicators.id < ${before}`] : []),
  ]
  const found = await select(db, conditions, PER_PAGE + 1)
  const indicators = found.slice(0, PER_PAGE)
  return { indicators, next: found.length > PER_PAGE ? (indicators.at(-1)?.id ?? null) : null }
}

/** Returns an indicator; null if it does not exist. @param id a UUID */
export async function readIndicator(db: Queries, id: string): Promise<ListedIndicator | null> {
  const [found] = await select(db, [sql`indicators.id = ${id}`], 1)
  return found ?? null
}

async function select(
  db: Queries,
  conditions: readonly SQL[],
  limit: number,
): Promise<ListedIndicator[]> {
  const { rows } = await db.execute<Row>(sql`
    select id, kind, coalesce(hint, value) as shown, indicators.created_at, withdrawn_at, updated_at,
      counted.reports, newest.scam_id as entry, newest.title
    from indicators
    cross join lateral (
      select count(*)::int as reports from indicator_reports c
      join reported_scams r on r.id = c.report_id and r.status = 'approved'
      where c.indicator_id = indicators.id) as counted
    left join lateral (
      select r.scam_id, t.title from indicator_reports c
      join reported_scams r on r.id = c.report_id and r.status = 'approved'
      join scam_texts t on t.scam_id = r.scam_id and t.locale = 'en'
      where c.indicator_id = indicators.id order by r.created_at desc limit 1) as newest on true
    where ${conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`true`}
    order by id desc limit ${limit}`)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    shown: row.shown,
    reports: row.reports,
    entry: row.entry ? { id: row.entry, title: row.title ?? '' } : null,
    createdAt: new Date(row.created_at),
    withdrawnAt: row.withdrawn_at ? new Date(row.withdrawn_at) : null,
    updatedAt: new Date(row.updated_at),
  }))
}
