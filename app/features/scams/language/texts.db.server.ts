import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Texts } from '#app/features/texts/texts.ts'
import { FALLBACK, type Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { scamTexts } from '#database/schema/scams.ts'
import type { ScamText, Told } from './in-language.ts'

const TOLD = { title: scamTexts.title, description: scamTexts.description }
const WHOLE = {
  ...TOLD,
  preventionTips: scamTexts.preventionTips,
  indicators: scamTexts.indicators,
}
const PLACE = { scamId: scamTexts.scamId, locale: scamTexts.locale }

/** Returns all texts of entries, by entry id. */
export async function readTexts(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, Texts<ScamText>>> {
  if (ids.length === 0) return new Map()
  return byEntry(
    await db
      .select({ ...PLACE, ...WHOLE })
      .from(scamTexts)
      .where(inArray(scamTexts.scamId, [...ids])),
  )
}

/**
 * Returns titles and descriptions of entries by entry id, only in the languages that `wordsIn` needs for
 * these readers.
 * @param locales of the readers
 */
export async function readTold(
  db: Queries,
  ids: readonly string[],
  locales: readonly Locale[],
): Promise<Map<string, Texts<Told>>> {
  if (ids.length === 0) return new Map()
  const isUntranslated = sql`${scamTexts.description} = (
    select description from scam_texts as english
    where english.scam_id = ${scamTexts.scamId} and english.locale = ${FALLBACK})`
  return byEntry(
    await db
      .select({ ...PLACE, ...TOLD })
      .from(scamTexts)
      .where(
        and(
          inArray(scamTexts.scamId, [...ids]),
          or(inArray(scamTexts.locale, [FALLBACK, ...locales]), isUntranslated),
        ),
      ),
  )
}

/** Replaces the texts of an entry. */
export async function writeTexts(
  transaction: Queries,
  scamId: string,
  texts: Texts<ScamText>,
): Promise<void> {
  await transaction.delete(scamTexts).where(eq(scamTexts.scamId, scamId))
  await transaction.insert(scamTexts).values(
    Object.entries(texts).map(([locale, { preventionTips, indicators, ...told }]) => ({
      scamId,
      locale,
      ...told,
      preventionTips: [...preventionTips],
      indicators: [...indicators],
    })),
  )
}

/** Groups rows of texts by entry. Entries without English are left out. */
function byEntry<Text>(
  rows: readonly (Text & { scamId: string; locale: string })[],
): Map<string, Texts<Text>> {
  const texts = new Map<string, Record<string, Text>>()
  for (const { scamId, locale, ...text } of rows) {
    const own = texts.get(scamId) ?? {}
    own[locale] = text as Text
    texts.set(scamId, own)
  }
  const whole = [...texts].filter(([, own]) => FALLBACK in own)
  return new Map(whole as [string, Texts<Text>][])
}
