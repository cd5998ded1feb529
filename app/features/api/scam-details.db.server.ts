import { eq, inArray } from 'drizzle-orm'
import type { BothLanguages } from '#app/features/scams/language/in-language.ts'
import type { ScamCard } from '#app/features/scams/scam.ts'
import type { Queries } from '#database/connect.server.ts'
import { categories, scams } from '#database/schema/scams.ts'

/** What programs read of an entry: what a card shows and the rest that is public, in both languages. */
export type DetailedScam = Omit<ScamCard, 'language'> &
  BothLanguages & {
    categoryName: string
    categoryNameAr: string | null
    preventionTips: string[]
    preventionTipsAr: string[]
    indicators: string[]
    indicatorsAr: string[]
  }

/** Adds to each card the rest of its entry, in the same order. An entry that is gone by now is left out. */
export async function withDetails(
  db: Queries,
  cards: readonly ScamCard[],
): Promise<DetailedScam[]> {
  if (cards.length === 0) return []
  const rows = await db
    .select({
      id: scams.id,
      title: scams.title,
      titleAr: scams.titleAr,
      description: scams.description,
      descriptionAr: scams.descriptionAr,
      categoryName: categories.name,
      categoryNameAr: categories.nameAr,
      preventionTips: scams.preventionTips,
      preventionTipsAr: scams.preventionTipsAr,
      indicators: scams.indicators,
      indicatorsAr: scams.indicatorsAr,
    })
    .from(scams)
    .innerJoin(categories, eq(categories.id, scams.categoryId))
    .where(
      inArray(
        scams.id,
        cards.map(({ id }) => id),
      ),
    )
  const details = new Map(rows.map((row) => [row.id, row]))
  return cards.flatMap((card) => {
    const found = details.get(card.id)
    return found ? [{ ...card, ...found }] : []
  })
}
