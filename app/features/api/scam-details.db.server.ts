import type { ScamText } from '#app/features/scams/language/in-language.ts'
import { readTexts } from '#app/features/scams/language/texts.db.server.ts'
import type { ScamCard } from '#app/features/scams/scam.ts'
import type { Texts } from '#app/features/texts/texts.ts'
import type { Queries } from '#database/connect.server.ts'

/** An entry as the API returns it: the fields of a card, and its texts in all languages. */
export type DetailedScam = Omit<ScamCard, 'language' | 'title' | 'description'> & {
  texts: Texts<ScamText>
}

/** Adds the texts to each card, in the same order. Deleted entries are left out. */
export async function withDetails(
  db: Queries,
  cards: readonly ScamCard[],
): Promise<DetailedScam[]> {
  const texts = await readTexts(
    db,
    cards.map(({ id }) => id),
  )
  return cards.flatMap((card) => {
    const found = texts.get(card.id)
    return found ? [{ ...card, texts: found }] : []
  })
}
