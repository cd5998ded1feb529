import { and, eq, ne } from 'drizzle-orm'
import type { CategorySlug } from '#app/domain/category.ts'
import { LIBRARY_PATH } from '#app/features/scams/scam-filters.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { scams } from '#database/schema/scams.ts'
import type { ScamType } from '../analysis.ts'
import { KINDS } from './kinds.ts'

/** The library's explanation of a scam type: its path, and the category for a report. */
export type ExplainedKind = { path: string; category: CategorySlug }

/**
 * Returns where the library explains a verdict's type: the entry if it is active, else the category. Null
 * without a type, or if a model used its own words.
 */
export async function explainKind(
  { db, log }: Pick<App, 'db' | 'log'>,
  kind: ScamType | null,
): Promise<ExplainedKind | null> {
  const place =
    kind && 'code' in kind && kind.code in KINDS && KINDS[kind.code as keyof typeof KINDS]
  if (!place) return null
  const { entry, category } = place
  try {
    const id = entry && (await findEntry(db, entry))
    return { category, path: LIBRARY_PATH + (id ? `/${id}` : `?category=${category}`) }
  } catch (err) {
    log.error({ err }, 'the entry about a kind could not be looked up')
    return null
  }
}

/** Returns the id of the entry with a slug; null if it was deleted or is inactive. */
async function findEntry(db: Queries, slug: string): Promise<string | null> {
  const [found] = await db
    .select({ id: scams.id })
    .from(scams)
    .where(and(eq(scams.slug, slug), ne(scams.status, 'inactive')))
  return found?.id ?? null
}
