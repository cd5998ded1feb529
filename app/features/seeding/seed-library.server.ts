import { readTexts } from '#app/features/scams/language/texts.db.server.ts'
import { scamTypesOf } from '#app/features/scams/scam-types.server.ts'
import { hasCategories, insertCategories, insertScam } from '#app/features/scams/scams.db.server.ts'
import {
  findUnedited,
  lockScam,
  updateScam,
} from '#app/features/scams/staff/change-scams.db.server.ts'
import { indexTexts } from '#app/features/similarity/similarity.db.server.ts'
import { knownTexts } from '#app/features/texts/texts.ts'
import { TRANSLATIONS } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { SEED_SCAMS } from '#database/seed/compiled/scams.js'
import { inTransaction } from '#database/transaction.server.ts'

/**
 * Adds the initial categories and entries to an empty database, in one transaction. In a database with
 * categories it only adds new languages to the initial entries that staff neither edited nor deleted.
 */
export async function seedLibrary({ db }: Pick<App, 'db'>): Promise<void> {
  await inTransaction(db, async (queries) => {
    if (await hasCategories(queries)) await addTranslations(queries)
    else await addEntries(queries)
  })
}

async function addEntries(transaction: Queries): Promise<void> {
  const categories = await insertCategories(transaction)
  for (const scam of SEED_SCAMS) {
    const id = newId()
    await insertScam(transaction, {
      id,
      slug: scam.slug,
      texts: knownTexts(scam.texts),
      categoryId: categories[scam.category],
      riskLevel: scam.riskLevel,
      status: scam.status,
      scamTypes: scamTypesOf(...scam.examples),
      createdAt: new Date(scam.createdAt),
      updatedAt: new Date(scam.createdAt),
    })
    await indexTexts(transaction, { kind: 'scam', id }, scam.examples)
  }
}

async function addTranslations(transaction: Queries): Promise<void> {
  const seeds = new Map(SEED_SCAMS.map((scam) => [scam.slug, knownTexts(scam.texts)]))
  const unedited = await findUnedited(transaction, [...seeds.keys()])
  const texts = await readTexts(
    transaction,
    unedited.map(({ id }) => id),
  )
  for (const { id, slug } of unedited) {
    const [own, seed] = [texts.get(id), seeds.get(slug ?? '')]
    if (!own || !seed || !TRANSLATIONS.some((locale) => seed[locale] && !own[locale])) continue
    const row = await lockScam(transaction, id)
    if (row) await updateScam(transaction, row, { texts: { ...seed, ...own } }, row.updatedAt)
  }
}
