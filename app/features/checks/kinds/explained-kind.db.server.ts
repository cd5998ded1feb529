import { and, eq, ne } from 'drizzle-orm'
import type { CategorySlug } from '#app/domain/category.ts'
import { LIBRARY_PATH } from '#app/features/scams/scam-filters.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { scams } from '#database/schema/scams.ts'
import type { ScamType } from '../analysis.ts'
import { KINDS } from './kinds.ts'

/** What the library has on the kind of a verdict: where it says how it works, and the category of a report about it. */
export type ExplainedKind = { path: string; category: CategorySlug }

/**
 * Where the library explains the kind of a verdict: the entry about it while that is there, else the kind's category. Null for
 * a verdict without a kind, or with one that a model has put into words of its own.
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

/** The id of the entry with a slug; null when staff have deleted it or made it inactive. */
async function findEntry(db: Queries, slug: string): Promise<string | null> {
  const [found] = await db
    .select({ id: scams.id })
    .from(scams)
    .where(and(eq(scams.slug, slug), ne(scams.status, 'inactive')))
  return found?.id ?? null
}
