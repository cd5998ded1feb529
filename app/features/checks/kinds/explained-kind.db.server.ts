import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { CategorySlug } from '#app/domain/category.ts'
import { LIBRARY_PATH } from '#app/features/scams/scam-filters.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { categories, scams } from '#database/schema/scams.ts'
import type { Analysis, ScamType } from '../analysis.ts'
import { KINDS } from './kinds.ts'

/** The library's explanation of a verdict: its path, and the category for a report. */
export type ExplainedKind = { path: string; category: CategorySlug }

/**
 * Returns where the library explains a verdict: the entry that a link, number or account of the text was
 * reported for, else the entry of its scam type, else the category. Entries that are inactive are left out.
 * Null without any, or if a model used its own words.
 */
export async function explainVerdict(
  { db, log }: Pick<App, 'db' | 'log'>,
  { scamType, entry }: Pick<Analysis, 'scamType' | 'entry'>,
): Promise<ExplainedKind | null> {
  const kind = kindOf(scamType)
  const places = [entry && eq(scams.id, entry), kind?.entry && eq(scams.slug, kind.entry)]
  try {
    for (const place of places) {
      const found = place ? await findEntry(db, place) : null
      if (found) return { path: `${LIBRARY_PATH}/${found.id}`, category: found.category }
    }
  } catch (err) {
    log.error({ err }, 'the entry about a kind could not be looked up')
    return null
  }
  return kind && { path: `${LIBRARY_PATH}?category=${kind.category}`, category: kind.category }
}

function kindOf(scamType: ScamType | null) {
  const code = scamType && 'code' in scamType ? scamType.code : null
  return code && code in KINDS ? KINDS[code as keyof typeof KINDS] : null
}

/** Returns the active entry at a place; null if it was deleted or is inactive. */
async function findEntry(db: Queries, place: SQL) {
  const [found] = await db
    .select({ id: scams.id, category: sql<CategorySlug>`${categories.slug}` })
    .from(scams)
    .innerJoin(categories, eq(categories.id, scams.categoryId))
    .where(and(place, ne(scams.status, 'inactive')))
  return found ?? null
}
