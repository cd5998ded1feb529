import { sql } from 'drizzle-orm'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { type Indicator, type IndicatorKind, keyOf } from '../indicator.ts'
import { isOneOf, REPORT_COUNTS } from '../indicators.db.server.ts'
import { storedValues } from '../stored-value.server.ts'

/** How often an indicator was reported, and since when. */
export type Reported<Found extends Indicator = Indicator> = {
  indicator: Found
  reports: number
  since: Date
  /** The library entry with the newest of these reports. */
  entry: string
  scamTypes: string[]
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
  const { rows } = await db.execute<Row>(sql`
    select kind, value, count(*)::int as reports, min(reported_scams.created_at)::text as since,
      (array_agg(scams.id order by reported_scams.created_at desc))[1] as entry,
      (array_agg(to_jsonb(scams.scam_types) order by reported_scams.created_at desc))[1] as scam_types
    from indicators join indicator_reports on indicator_id = indicators.id
      join reported_scams on reported_scams.id = report_id join scams on scams.id = scam_id
    where withdrawn_at is null and ${REPORT_COUNTS}
      and ${isOneOf(crypto, indicators)}
    group by kind, value`)
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return indicators.flatMap((indicator) => {
    const { kind } = indicator
    // An indicator may be stored under several keys.
    const stored = storedValues(crypto, indicator).flatMap(
      (value) => byKey.get(keyOf({ kind, value })) ?? [],
    )
    const [newest] = stored
    if (!newest) return []
    return {
      indicator,
      reports: stored.reduce((sum, { reports }) => sum + reports, 0),
      since: new Date(Math.min(...stored.map(({ since }) => new Date(since).getTime()))),
      entry: newest.entry,
      scamTypes: newest.scam_types,
    }
  })
}
