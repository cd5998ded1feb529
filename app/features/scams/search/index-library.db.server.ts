import { eq, isNull, sql } from 'drizzle-orm'
import type { CategorySlug } from '#app/domain/category.ts'
import type { Queries } from '#database/connect.server.ts'
import { categories, scams } from '#database/schema/scams.ts'
import { readTexts } from '../language/texts.db.server.ts'
import { searchWordsOf } from './entry-words.server.ts'

const AT_ONCE = 500

/**
 * Fills `search_words` of entries without it, from an earlier version or its backup. Until then a search
 * finds them by trigrams of title and description.
 */
export async function indexLibrary(db: Queries): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: scams.id, category: sql<CategorySlug>`${categories.slug}` })
      .from(scams)
      .innerJoin(categories, eq(categories.id, scams.categoryId))
      .where(isNull(scams.searchWords))
      .limit(AT_ONCE)
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    const texts = await readTexts(db, ids)
    const words = rows.map(({ id, category }) => {
      const own = texts.get(id)
      return own ? searchWordsOf(own, category) : ''
    })
    await db.execute(sql`
      update scams set search_words = written.words::tsvector
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(words)}::text[]) as written (id, words)
      where scams.id = written.id and search_words is null`)
  }
}
