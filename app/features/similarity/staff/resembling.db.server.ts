import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { BANDS_SHARED } from '../min-hash.ts'

/** How many texts are looked at for each band, however many share it. */
const READ_PER_BAND = 50

/**
 * The library entries or reports whose text resembles one with these bands, most alike first.
 * @param except is left out: what the bands were taken from
 */
export async function findResembling(
  db: Queries,
  kind: 'scam' | 'report',
  { bands, except, limit }: { bands: readonly bigint[]; except: string; limit: number },
): Promise<string[]> {
  if (bands.length === 0) return []
  const values = sql.join(
    bands.map((band) => sql`(${band}::bigint)`),
    sql`, `,
  )
  const { rows } = await db.execute<{ id: string }>(sql`
    select near.subject_id as id
    from (values ${values}) as own (band)
    cross join lateral (
      select subject_id from similarity_bands
      where band = own.band and kind = ${kind} limit ${READ_PER_BAND}) as near
    where near.subject_id <> ${except}
    group by near.subject_id having count(distinct own.band) >= ${BANDS_SHARED}
    order by count(distinct own.band) desc, near.subject_id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}
