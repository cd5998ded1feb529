import { eq } from 'drizzle-orm'
import { validate } from 'uuid'
import type { RiskLevel } from '#app/domain/risk-level.ts'
import type { TitleCard } from '#app/features/seo/image-rendering/title-card.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { scams } from '#database/schema/scams.ts'
import { wordsIn } from '../language/in-language.ts'
import { readTold } from '../language/texts.db.server.ts'
import { entryCard } from './social-card.server.ts'

/**
 * Returns the data of an entry's social image, or null if there is no such entry or the id is no UUID.
 * @param wished language of the page; an entry without it is in English
 */
export async function findCard(db: Queries, id: string, wished: Locale): Promise<TitleCard | null> {
  if (!validate(id)) return null
  const [[scam], texts] = await Promise.all([
    db.select({ id: scams.id, riskLevel: scams.riskLevel }).from(scams).where(eq(scams.id, id)),
    readTold(db, [id], [wished]),
  ])
  const told = scam && texts.get(scam.id)
  if (!told) return null
  const { title, language } = wordsIn(wished, told)
  return entryCard({ title, locale: language, riskLevel: scam.riskLevel as RiskLevel })
}
