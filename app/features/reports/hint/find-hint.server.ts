import { LIMITS } from '#app/domain/limits.ts'
import { listScams } from '#app/features/scams/list-scams.db.server.ts'
import { termsOf } from '#app/features/scams/search-text.ts'
import { bandsOfText } from '#app/features/similarity/min-hash.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { takePlace } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import type { ReportFields } from '../report-input.ts'
import { nearestEntry } from './library-hint.db.server.ts'
import type { LibraryHint } from './library-hint.ts'

const LIMIT = { places: LIMITS.hintsPerWindow, windowMs: LIMITS.hintWindow }
/** Shorter words join sentences and tell nothing. */
const SHORTEST_WORD = 4
/** Fewer words than this are in too many titles. */
const FEWEST_WORDS = 3

/**
 * The active library entry about what is being reported: near in words, or with every longer word of the title in its
 * own. Null on any doubt.
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
    const place = visitor && (await takePlace(app.db, `hint:${visitor.ipHash}`, LIMIT))
    if (!place) return null
    for (const text of [description, `${title} ${description}`]) {
      const near = await nearestEntry(app.db, bandsOfText(text), locale)
      if (near) return near
    }
    return await entryNamed(app, title, locale)
  } catch (err) {
    app.log.error({ err }, 'no hint could be looked for')
    return null
  }
}

async function entryNamed({ db }: App, title: string, locale: Locale): Promise<LibraryHint | null> {
  const words = longerWords(title)
  if (words.length < FEWEST_WORDS) return null
  const filters = { query: words.join(' '), risk: null, status: 'active', category: null } as const
  const { entries } = await listScams(db, { filters, page: 1, locale })
  const named = entries.find((entry) => {
    const own = longerWords(entry.title)
    return words.every((word) => own.includes(word))
  })
  return named ? { id: named.id, title: named.title } : null
}

const longerWords = (title: string) => termsOf(title).filter((term) => term.length >= SHORTEST_WORD)
