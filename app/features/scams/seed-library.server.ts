import { CATEGORY_SLUGS } from '#app/domain/category.ts'
import { indexTexts } from '#app/features/similarity/similarity.db.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { newId } from '#database/new-id.ts'
import { SEED_CATEGORIES } from '#database/seed/categories.ts'
import { SEED_SCAMS } from '#database/seed/compiled/scams.js'
import { inTransaction } from '#database/transaction.server.ts'
import { scamTypesOf } from './scam-types.server.ts'
import { hasCategories, insertCategories, insertScam } from './scams.db.server.ts'

/**
 * Seeds categories and first entries in one transaction, if there are no categories. What staff deleted is
 * not restored.
 */
export async function seedLibrary({ db }: Pick<App, 'db'>): Promise<void> {
  if (await hasCategories(db)) return
  await inTransaction(db, async (queries) => {
    const categories = await insertCategories(
      queries,
      CATEGORY_SLUGS.map((slug) => ({ id: newId(), slug, ...SEED_CATEGORIES[slug] })),
    )
    for (const scam of SEED_SCAMS) {
      const id = newId()
      const { en, ar } = scam.texts
      await insertScam(queries, {
        id,
        slug: scam.slug,
        title: en.title,
        titleAr: ar?.title ?? null,
        description: en.description,
        descriptionAr: ar?.description ?? null,
        categoryId: categories[scam.category],
        riskLevel: scam.riskLevel,
        status: scam.status,
        indicators: [...en.indicators],
        indicatorsAr: [...(ar?.indicators ?? [])],
        preventionTips: [...en.preventionTips],
        preventionTipsAr: [...(ar?.preventionTips ?? [])],
        scamTypes: scamTypesOf(...scam.examples),
        createdAt: new Date(scam.createdAt),
        updatedAt: new Date(scam.createdAt),
      })
      await indexTexts(queries, { kind: 'scam', id }, scam.examples)
    }
  })
}
