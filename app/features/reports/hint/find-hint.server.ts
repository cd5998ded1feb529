import { LIMITS } from '#app/domain/limits.ts'
import { bucketsOfText } from '#app/features/similarity/min-hash.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { consume } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import type { ReportFields } from '../report-input.ts'
import { entryNamed, nearestEntry } from './library-hint.db.server.ts'
import type { LibraryHint } from './library-hint.ts'

const LIMIT = { places: LIMITS.hintsPerWindow, windowMs: LIMITS.hintWindow }

/**
 * Returns the active library entry about the reported scam: similar text, or matching title. Null if in
 * doubt.
 * @param locale of the reporter
 */
export async function findHint(
  app: App,
  visitor: Visitor | null,
  fields: Pick<ReportFields, 'title' | 'description'>,
  locale: Locale,
): Promise<LibraryHint | null> {
  const title = fields.title.slice(0, LIMITS.reportTitleLength)
  const description = fields.description.slice(0, LIMITS.reportDescriptionLength)
  try {
    const place = visitor && (await consume(app.db, `hint:${visitor.ipHash}`, LIMIT))
    if (!place) return null
    for (const text of [description, `${title} ${description}`]) {
      const near = await nearestEntry(app.db, bucketsOfText(text), locale)
      if (near) return near
    }
    return await entryNamed(app.db, title, locale)
  } catch (err) {
    app.log.error({ err }, 'no hint could be looked for')
    return null
  }
}
