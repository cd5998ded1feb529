import { CATEGORY_SLUGS, type CategorySlug } from '#app/domain/category.ts'
import type { Database } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { SEED_CATEGORIES } from '#database/seed/categories.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { insertCategories, insertScam, type NewScam } from '../scams.db.server.ts'

/** The categories of a new Himaya. Gives the id of each. */
export function addCategories(db: Database): Promise<Record<CategorySlug, string>> {
  return insertCategories(
    db,
    CATEGORY_SLUGS.map((slug) => ({ id: newId(), slug, ...SEED_CATEGORIES[slug] })),
  )
}

/** Adds an entry as staff would. Gives its id. */
export async function addScam(
  db: Database,
  scam: Pick<NewScam, 'title' | 'categoryId'> & Partial<NewScam>,
): Promise<string> {
  const id = newId()
  await inTransaction(db, (transaction) =>
    insertScam(transaction, {
      id,
      description: 'What happens.',
      riskLevel: 'high',
      status: 'active',
      ...scam,
    }),
  )
  return id
}
