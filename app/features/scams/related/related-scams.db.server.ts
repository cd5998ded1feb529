import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { CategorySlug } from '#app/domain/category.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import type { Queries } from '#database/connect.server.ts'
import { categories, scams } from '#database/schema/scams.ts'
import { textsOf } from '../language/in-language.ts'
import { readTold } from '../language/texts.db.server.ts'
import { cardsOf } from '../list-scams.db.server.ts'
import type { Scam, ScamCard } from '../scam.ts'
import { searchTextOf } from '../search/search-text.ts'
import { mostSimilar } from './most-similar.ts'

/** Maximum number of candidates from each of the three sources. */
const CANDIDATES = 20
/** Maximum number of entries read per LSH bucket. */
const READ_PER_BUCKET = 50
/** Number of newest entries searched for the same type. */
const NEWEST_READ = 500

/**
 * Returns the active library entries most similar to this one, best first, at most three and never itself.
 * Candidates: entries with shared LSH buckets, the newest of the same type, and the newest of the same
 * category. Each reads a bounded part of an index.
 * @param scam an entry, or a report
 * @param locale of the reader
 */
export async function findRelated(
  db: Queries,
  scam: Pick<Scam, 'id' | 'title' | 'description' | 'category' | 'scamTypes'>,
  locale: Locale,
): Promise<ScamCard[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    (select near.subject_id as id
     from similarity_bands as own
     cross join lateral (
       select subject_id from similarity_bands
       where band = own.band and kind = 'scam' limit ${READ_PER_BUCKET}) as near
     where own.subject_id = ${scam.id} and own.kind = 'scam' and near.subject_id <> ${scam.id}
     group by near.subject_id order by count(*) desc limit ${CANDIDATES})
    union
    (select id from (
       select id, scam_types from scams where status = 'active'
       order by created_at desc, id desc limit ${NEWEST_READ}) as newest
     where scam_types && ${sql.param(scam.scamTypes)}::text[] limit ${CANDIDATES})
    union
    (select id from scams
     where status = 'active' and category_id = (select id from categories where slug = ${scam.category})
     order by created_at desc, id desc limit ${CANDIDATES})`)
  const ids = [scam.id, ...rows.map(({ id }) => id)]
  const [entries, texts] = await Promise.all([
    db
      .select({
        id: scams.id,
        category: sql<CategorySlug>`${categories.slug}`,
        scamTypes: scams.scamTypes,
      })
      .from(scams)
      .innerJoin(categories, eq(categories.id, scams.categoryId))
      .where(and(inArray(scams.id, ids), or(eq(scams.id, scam.id), eq(scams.status, 'active')))),
    readTold(db, ids, [locale, languageOf(`${scam.title} ${scam.description}`)]),
  ])
  const candidates = entries.map((entry) => {
    const told = texts.get(entry.id)
    const searchTexts = told ? textsOf(told).map((text) => searchTextOf(text)) : []
    return { ...entry, searchTexts }
  })
  const own = candidates.find(({ id }) => id === scam.id) ?? {
    ...scam,
    searchTexts: [searchTextOf(scam.title, scam.description)],
  }
  const related = mostSimilar(own, candidates)
  const cards = await cardsOf(db, related, locale)
  return cards.sort((a, b) => related.indexOf(a.id) - related.indexOf(b.id))
}
