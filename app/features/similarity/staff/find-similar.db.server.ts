import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { MIN_SHARED_BUCKETS } from '../min-hash.ts'

/** Maximum number of texts read per bucket. */
const READ_PER_BUCKET = 50

/**
 * Returns the library entries or reports with similar text, most similar first.
 * @param except id of the text itself
 */
export async function findSimilar(
  db: Queries,
  kind: 'scam' | 'report',
  { buckets, except, limit }: { buckets: readonly bigint[]; except: string; limit: number },
): Promise<string[]> {
  if (buckets.length === 0) return []
  const values = sql.join(
    buckets.map((band) => sql`(${band}::bigint)`),
    sql`, `,
  )
  const { rows } = await db.execute<{ id: string }>(sql`
    select near.subject_id as id
    from (values ${values}) as own (band)
    cross join lateral (
      select subject_id from similarity_bands
      where band = own.band and kind = ${kind} limit ${READ_PER_BUCKET}) as near
    where near.subject_id <> ${except}
    group by near.subject_id having count(distinct own.band) >= ${MIN_SHARED_BUCKETS}
    order by count(distinct own.band) desc, near.subject_id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}
