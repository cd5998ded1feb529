import { sql } from 'drizzle-orm'
import { cardsOf } from '#app/features/scams/list-scams.db.server.ts'
import { BANDS_SHARED } from '#app/features/similarity/min-hash.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import type { LibraryHint } from './library-hint.ts'

/**
 * The library entry that shares most with a text, if one shares enough and is active.
 * @param locale of the reader
 */
export async function nearestEntry(
  db: Queries,
  bands: bigint[],
  locale: Locale,
): Promise<LibraryHint | null> {
  if (bands.length === 0) return null
  const { rows } = await db.execute<{ id: string }>(sql`
    select scams.id from scams join (
      select subject_id, count(distinct band) as shared from similarity_bands
      where band in ${bands} and kind = 'scam'
      group by subject_id having count(distinct band) >= ${BANDS_SHARED}) as near
    on near.subject_id = scams.id
    where scams.status = 'active'
    order by near.shared desc, scams.id limit 1`)
  const [entry] = await cardsOf(
    db,
    rows.map(({ id }) => id),
    locale,
  )
  return entry ? { id: entry.id, title: entry.title } : null
}
