import { asc, eq, type InferInsertModel, sql } from 'drizzle-orm'
import type { CategorySlug } from '#app/domain/category.ts'
import { countScamOfMonth } from '#app/features/daily-stats/daily-stats.db.server.ts'
import { indexTexts } from '#app/features/similarity/similarity.db.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { categories, scams, scamTallies, scamTypeTallies } from '#database/schema/scams.ts'
import { textsOf } from './language/in-language.ts'
import { searchWordsOf } from './search/entry-words.server.ts'
import { searchTextOf } from './search/search-text.ts'

/** The columns that a writer fills; what is worked out of them is not among these. */
export type NewScam = Omit<InferInsertModel<typeof scams>, 'searchText' | 'searchWords'>

const OTHER: CategorySlug = 'other'
/** The columns of an entry that nobody has written in Arabic. */
export const WITHOUT_ARABIC = {
  titleAr: null,
  descriptionAr: null,
  indicatorsAr: [],
  preventionTipsAr: [],
}

export type Category = { id: string; slug: CategorySlug; name: string; nameAr: string | null }

/** All categories, by their English name; what fits nowhere else comes last. */
export async function listCategories(db: Queries): Promise<Category[]> {
  return db
    .select({
      id: categories.id,
      slug: sql<CategorySlug>`${categories.slug}`,
      name: categories.name,
      nameAr: categories.nameAr,
    })
    .from(categories)
    .orderBy(sql`${categories.slug} = ${OTHER}`, asc(categories.name))
}

/** Whether the library has been filled before. */
export async function hasCategories(db: Queries): Promise<boolean> {
  const found = await db.select({ id: categories.id }).from(categories).limit(1)
  return found.length > 0
}

/** @returns the id of each slug */
export async function insertCategories(
  db: Queries,
  rows: readonly { id: string; slug: CategorySlug; name: string; nameAr: string }[],
): Promise<Record<CategorySlug, string>> {
  await db.insert(categories).values([...rows])
  return Object.fromEntries(rows.map(({ slug, id }) => [slug, id])) as Record<CategorySlug, string>
}

/**
 * Adds a library entry so that lists count it, search finds it and texts that resemble it are told of it. The only
 * way in: call it inside a transaction, so that all of this happens or none.
 */
export async function insertScam(transaction: Queries, scam: NewScam): Promise<void> {
  const texts = textsOf({ ...WITHOUT_ARABIC, ...scam })
  const searched = await searchColumnsOf(transaction, scam)
  const rows = await transaction
    .insert(scams)
    .values({ ...scam, ...searched })
    .returning({ createdAt: scams.createdAt })
  await indexTexts(transaction, { kind: 'scam', id: scam.id }, texts)
  await tallyScam(transaction, scam, 1)
  for (const row of rows) await countScamOfMonth(transaction, row, 1)
}

/** The columns by which search finds an entry. */
export async function searchColumnsOf(
  queries: Queries,
  scam: NewScam,
): Promise<{ searchText: string; searchWords: string }> {
  const entry = { ...WITHOUT_ARABIC, indicators: [], preventionTips: [], ...scam }
  const [category] = await queries
    .select({ name: categories.name, nameAr: categories.nameAr })
    .from(categories)
    .where(eq(categories.id, scam.categoryId))
  return {
    searchText: searchTextOf(...textsOf(entry)),
    searchWords: searchWordsOf(entry, category ?? { name: '', nameAr: null }),
  }
}

/**
 * Keeps the counts of entries that share status, category and risk level, and of those about each scam type; the row
 * locks put writers in line.
 * @param entries 1 for one more, -1 for one less
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
