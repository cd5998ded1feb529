import { sql } from 'drizzle-orm'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import type { Queries } from '#database/connect.server.ts'
import type { Indicator, IndicatorKind } from '../indicator.ts'
import { REPORT_COUNTS } from '../indicators.db.server.ts'
import { storedValues } from '../stored-value.server.ts'

/** How often an indicator was reported, and since when. */
export type Reported<Found extends Indicator = Indicator> = {
  indicator: Found
  reports: number
  since: Date
  /** The library entry with the newest of these reports. */
  entry: { id: string; scamTypes: string[] }
}

type Row = {
  kind: IndicatorKind
  value: string
  reports: number
  since: string
  entry: string
  scam_types: string[]
}

/** Returns those of the indicators that were reported, in the given order. One statement. */
export async function findReported<Found extends Indicator>(
  { db, crypto }: { db: Queries; crypto: Crypto },
  indicators: readonly Found[],
): Promise<Reported<Found>[]> {
  if (indicators.length === 0) return []
  const asked = indicators.flatMap((indicator) =>
    storedValues(crypto, indicator).map((value) => ({ kind: indicator.kind, value, indicator })),
  )
  const kinds = sql.param(asked.map(({ kind }) => kind))
  const values = sql.param(asked.map(({ value }) => value))
  const { rows } = await db.execute<Row>(sql`
    select kind, value, count(*)::int as reports, min(reported_scams.created_at)::text as since,
      (array_agg(scams.id order by reported_scams.created_at desc))[1] as entry,
      (array_agg(to_jsonb(scams.scam_types) order by reported_scams.created_at desc))[1] as scam_types
    from indicators join indicator_reports on indicator_id = indicators.id
      join reported_scams on reported_scams.id = report_id join scams on scams.id = scam_id
    where withdrawn_at is null and ${REPORT_COUNTS}
      and (kind, value) in (select * from unnest(${kinds}::text[], ${values}::text[]))
    group by kind, value`)
  const byValue = new Map(rows.map((row) => [`${row.kind} ${row.value}`, row]))
  const found = new Map<Found, Reported<Found>>()
  for (const { kind, value, indicator } of asked) {
    const row = byValue.get(`${kind} ${value}`)
    if (!row) continue
    const before = found.get(indicator)
    const since = new Date(row.since)
    found.set(indicator, {
      indicator,
      reports: row.reports + (before?.reports ?? 0),
      since: before && before.since < since ? before.since : since,
      entry: { id: row.entry, scamTypes: row.scam_types },
    })
  }
  return [...found.values()]
}
