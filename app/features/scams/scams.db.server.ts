import { eq, type InferInsertModel, sql } from 'drizzle-orm'
import { CATEGORY_SLUGS, type CategorySlug } from '#app/domain/category.ts'
import { countScamOfMonth } from '#app/features/daily-stats/daily-stats.db.server.ts'
import { indexTexts } from '#app/features/similarity/similarity.db.server.ts'
import type { Texts } from '#app/features/texts/texts.ts'
import type { Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { categories, scams, scamTallies, scamTypeTallies } from '#database/schema/scams.ts'
import { CATEGORIES_IN_ORDER, categoryName } from './language/category-names.server.ts'
import { type ScamText, textsOf } from './language/in-language.ts'
import { writeTexts } from './language/texts.db.server.ts'
import { searchWordsOf } from './search/entry-words.server.ts'
import { searchTextOf } from './search/search-text.ts'

/** The columns of an entry that its author sets; computed columns are not included. */
export type NewScam = Omit<
  InferInsertModel<typeof scams>,
  'searchText' | 'searchWords' | 'activatedAt'
> & {
  texts: Texts<ScamText>
}

/** A category with its English name. */
export type Category = { id: string; slug: CategorySlug; name: string }

/** Returns all categories by English name; "other" comes last. */
export async function listCategories(db: Queries): Promise<Category[]> {
  const rows = await db.select({ id: categories.id, slug: categories.slug }).from(categories)
  return CATEGORIES_IN_ORDER.flatMap((slug) => {
    const row = rows.find((one) => one.slug === slug)
    return row ? [{ id: row.id, slug, name: categoryName(slug, 'en') }] : []
  })
}

/** Whether the library was seeded. */
export async function hasCategories(db: Queries): Promise<boolean> {
  const found = await db.select({ id: categories.id }).from(categories).limit(1)
  return found.length > 0
}

/** Adds all categories. @returns the id of each slug */
export async function insertCategories(db: Queries): Promise<Record<CategorySlug, string>> {
  const rows = CATEGORY_SLUGS.map((slug) => ({ id: newId(), slug }))
  await db.insert(categories).values(rows)
  return Object.fromEntries(rows.map(({ slug, id }) => [slug, id])) as Record<CategorySlug, string>
}

/**
 * Inserts a library entry with its counts, search index and similarity index. All inserts use this function.
 * Call it in a transaction.
 */
export async function insertScam(transaction: Queries, { texts, ...scam }: NewScam): Promise<void> {
  const searched = await searchColumnsOf(transaction, { ...scam, texts })
  const rows = await transaction
    .insert(scams)
    .values({ ...scam, ...searched })
    .returning({ createdAt: scams.createdAt })
  await writeTexts(transaction, scam.id, texts)
  await indexTexts(transaction, { kind: 'scam', id: scam.id }, textsOf(texts))
  await tallyScam(transaction, scam, 1)
  for (const row of rows) await countScamOfMonth(transaction, row, 1)
}

/** Returns the search columns of an entry. */
export async function searchColumnsOf(
  queries: Queries,
  { categoryId, texts }: Pick<NewScam, 'categoryId' | 'texts'>,
): Promise<{ searchText: string; searchWords: string }> {
  const [category] = await queries
    .select({ slug: sql<CategorySlug>`${categories.slug}` })
    .from(categories)
    .where(eq(categories.id, categoryId))
  return {
    searchText: searchTextOf(...textsOf(texts)),
    searchWords: searchWordsOf(texts, category?.slug ?? 'other'),
  }
}

/**
 * Updates the counts by status, category and risk level, and by scam type. Row locks serialise writers.
 * @param entries 1 to add, -1 to subtract
 */
export async function tallyScam(
  transaction: Queries,
  {
    status,
    categoryId,
    riskLevel,
    scamTypes = [],
  }: Pick<NewScam, 'status' | 'categoryId' | 'riskLevel' | 'scamTypes'>,
  entries: 1 | -1,
): Promise<void> {
  await transaction
    .insert(scamTallies)
    .values({ status, categoryId, riskLevel, entries })
    .onConflictDoUpdate({
      target: [scamTallies.status, scamTallies.categoryId, scamTallies.riskLevel],
      set: { entries: sql`${scamTallies.entries} + ${entries}` },
    })
  if (scamTypes.length === 0) return
  await transaction
    .insert(scamTypeTallies)
    .values(scamTypes.toSorted().map((scamType) => ({ scamType, entries })))
    .onConflictDoUpdate({
      target: scamTypeTallies.scamType,
      set: { entries: sql`${scamTypeTallies.entries} + ${entries}` },
    })
}
