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

/** Maximum number of entries compared with a title. */
const MAX_NAMED = 200

/**
 * Returns the active library entry most similar to a text, if similar enough.
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
 * Returns the active library entry that matches a title: its own title contains two of the title's terms or
 * their synonyms, and half of all terms occur in the entry. The best match of several.
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

/** Counts the terms that an entry contains. */
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
