import { type SQL, sql } from 'drizzle-orm'
import { cardsOf } from '#app/features/scams/list-scams.db.server.ts'
import { distinctiveTermsIn, type Term } from '#app/features/scams/search/query-terms.server.ts'
import {
  termQuery,
  twoTermsInTitleQuery,
} from '#app/features/scams/search/ranked-queries.server.ts'
import { MIN_SHARED_BUCKETS } from '#app/features/similarity/min-hash.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import type { LibraryHint } from './library-hint.ts'

/** Among so many entries the one that has most of a title is looked for, however many have two words of it. */
const MAX_NAMED = 200

/**
 * The library entry that shares most with a text, if one shares enough and is active.
 * @param locale of the reader
 */
export async function nearestEntry(
  db: Queries,
  buckets: bigint[],
  locale: Locale,
): Promise<LibraryHint | null> {
  if (buckets.length === 0) return null
  const { rows } = await db.execute<{ id: string }>(sql`
    select scams.id from scams join (
      select subject_id, count(distinct band) as shared from similarity_bands
      where band in ${buckets} and kind = 'scam'
      group by subject_id having count(distinct band) >= ${MIN_SHARED_BUCKETS}) as near
    on near.subject_id = scams.id
    where scams.status = 'active'
    order by near.shared desc, scams.id limit 1`)
  return hintOf(db, rows, locale)
}

/**
 * The active library entry that a title names: two words of it, or of what means the same, are in the entry's own title,
 * and half of all that it says is somewhere in the entry. Of several the one that has most of it.
 * @param locale of the reader
 */
export async function entryNamed(
  db: Queries,
  title: string,
  locale: Locale,
): Promise<LibraryHint | null> {
  const terms = distinctiveTermsIn(title)
  if (terms.length < 2) return null
  const { rows } = await db.execute<{ id: string }>(sql`
    with named as materialized (
      select id, created_at, search_words, status from scams
      where search_words @@ (select ${twoTermsInTitleQuery(terms)}::tsquery) limit ${MAX_NAMED})
    select id from named
    where status = 'active' and ${howMany(terms, 'anywhere')} * 2 >= ${terms.length}::int
    order by ${howMany(terms, 'title')} desc, ${howMany(terms, 'anywhere')} desc,
      created_at desc, id desc limit 1`)
  return hintOf(db, rows, locale)
}

/** How many of the terms an entry has. */
function howMany(terms: readonly Term[], where: 'title' | 'anywhere'): SQL {
  const each = terms.map((term) => sql`(search_words @@ ${termQuery(term, where)}::tsquery)::int`)
  return sql`(${sql.join(each, sql` + `)})`
}

async function hintOf(
  db: Queries,
  [found]: readonly { id: string }[],
  locale: Locale,
): Promise<LibraryHint | null> {
  const [entry] = found ? await cardsOf(db, [found.id], locale) : []
  return entry ? { id: entry.id, title: entry.title } : null
}
