import { eq } from 'drizzle-orm'
import { validate } from 'uuid'
import type { RiskLevel } from '#app/domain/risk-level.ts'
import type { TitleCard } from '#app/features/seo/image-rendering/title-card.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { scams } from '#database/schema/scams.ts'
import { wordsIn } from '../language/in-language.ts'
import { entryCard } from './social-card.server.ts'

/**
 * The social picture of an entry; null when there is no entry: an id that is no UUID names none.
 * @param wished the language of the page that the picture is for; an entry that lacks it has the other
 */
export async function findCard(db: Queries, id: string, wished: Locale): Promise<TitleCard | null> {
  if (!validate(id)) return null
  const [scam] = await db
    .select({
      title: scams.title,
      titleAr: scams.titleAr,
      description: scams.description,
      descriptionAr: scams.descriptionAr,
      riskLevel: scams.riskLevel,
    })
    .from(scams)
    .where(eq(scams.id, id))
  if (!scam) return null
  const { title, language } = wordsIn(wished, scam)
  return entryCard({ title, locale: language, riskLevel: scam.riskLevel as RiskLevel })
}
