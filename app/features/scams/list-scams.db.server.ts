import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { validate } from 'uuid'
import type { CategorySlug } from '#app/domain/category.ts'
import { LAST_PAGE } from '#app/domain/list-address.ts'
import type { RiskLevel } from '#app/domain/risk-level.ts'
import type { ScamStatus } from '#app/domain/scam-status.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { categories, scams, scamTallies } from '#database/schema/scams.ts'
import { languagesOf, pointsIn, wordsIn } from './language/in-language.ts'
import { readTexts, readTold } from './language/texts.db.server.ts'
import type { Scam, ScamCard, ScamList } from './scam.ts'
import { PAGE_SIZE, type ScamFilters } from './scam-filters.ts'
import { conditionOf, newestOf } from './search/newest-scams.db.server.ts'
import { MAX_COUNTED, type SearchOrder, searchScams } from './search/search-scams.db.server.ts'
import { isUnsearchable } from './search/search-text.ts'

const CARD = {
  id: scams.id,
  category: sql<CategorySlug>`${categories.slug}`,
  riskLevel: sql<RiskLevel>`${scams.riskLevel}`,
  status: sql<ScamStatus>`${scams.status}`,
  reportedCount: scams.reportedCount,
  createdAt: scams.createdAt,
  updatedAt: scams.updatedAt,
}

type Wanted = {
  filters: ScamFilters
  page: number
  pageSize?: number
  locale: Locale
  /** Order of search results; without query newest first. */
  order?: SearchOrder
  /** Entries that name the number or address that the query consists of; the search for words if empty. */
  named?: readonly string[]
}

/**
 * Returns one page of the library, newest first, or best match first for a search; empty beyond the last.
 * Cost does not depend on the size of the library (docs/decisions/0004). Searches cover every language.
 * @param page from 1, see `readPage`
 * @param locale of the reader
 */
export async function listScams(
  db: Queries,
  { filters, page, pageSize = PAGE_SIZE, locale, order = 'best', named = [] }: Wanted,
): Promise<ScamList> {
  const hasWords = filters.query.trim() !== ''
  if (named.length > 0) {
    const entries = await cardsOf(db, await withFilters(db, filters, named), locale)
    return { entries, total: entries.length, totalIsCapped: false, page: 1, hasMore: false }
  }
  if (isUnsearchable(filters.query)) {
    return { entries: [], total: 0, totalIsCapped: false, page, hasMore: false }
  }
  const lastPage = hasWords ? Math.ceil(MAX_COUNTED / pageSize) : LAST_PAGE
  if (page > lastPage) {
    const first = await listScams(db, { filters, page: 1, pageSize, locale, order })
    return { ...first, entries: [], page, hasMore: false }
  }
  const slice = { offset: (page - 1) * pageSize, limit: pageSize + 1 }
  const found = hasWords
    ? await searchScams(db, filters, { ...slice, page, order })
    : await browse(db, filters, slice)
  const ids = found.ids.slice(0, pageSize)
  const cards = await cardsOf(db, ids, locale)
  return {
    entries: cards.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    total: found.total,
    totalIsCapped: found.totalIsCapped,
    page,
    hasMore: found.ids.length > pageSize && page < lastPage,
  }
}

/**
 * Returns a library entry, or null if it does not exist or the id is not a UUID.
 * @param locale of the reader
 */
export async function findScam(db: Queries, id: string, locale: Locale): Promise<Scam | null> {
  if (!validate(id)) return null
  const [[row], allTexts] = await Promise.all([
    db
      .select({ ...CARD, scamTypes: scams.scamTypes })
      .from(scams)
      .innerJoin(categories, eq(categories.id, scams.categoryId))
      .where(eq(scams.id, id)),
    readTexts(db, [id]),
  ])
  const texts = row && allTexts.get(row.id)
  if (!texts) return null
  return {
    ...row,
    ...wordsIn(locale, texts),
    languages: languagesOf(texts),
    preventionTips: pointsIn(locale, texts, 'preventionTips'),
    indicators: pointsIn(locale, texts, 'indicators'),
  }
}

/**
 * Returns the entries with these ids, newest first.
 * @param locale of the reader
 */
export async function cardsOf(
  db: Queries,
  ids: readonly string[],
  locale: Locale,
): Promise<ScamCard[]> {
  if (ids.length === 0) return []
  const [rows, texts] = await Promise.all([
    db
      .select(CARD)
      .from(scams)
      .innerJoin(categories, eq(categories.id, scams.categoryId))
      .where(inArray(scams.id, [...ids]))
      .orderBy(desc(scams.createdAt), desc(scams.id)),
    readTold(db, ids, [locale]),
  ])
  return rows.flatMap((row) => {
    const told = texts.get(row.id)
    return told ? [{ ...row, ...wordsIn(locale, told) }] : []
  })
}

type Slice = { offset: number; limit: number }
type Found = { ids: string[]; total: number; totalIsCapped: boolean }

/** Reads a page from an index only, and the total from the tallies. */
async function browse(db: Queries, filters: ScamFilters, { offset, limit }: Slice): Promise<Found> {
  const newest = newestOf(filters, sql`id, created_at`, offset + limit)
  const [{ rows }, total] = await Promise.all([
    db.execute<{ id: string }>(sql`
      select id from (${newest}) as newest
      order by created_at desc, id desc limit ${limit} offset ${offset}`),
    totalOf(db, filters),
  ])
  return { ids: rows.map(({ id }) => id), total, totalIsCapped: false }
}

/** Returns the entries that the filters allow. */
async function withFilters(
  db: Queries,
  filters: ScamFilters,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: scams.id })
    .from(scams)
    .where(and(inArray(scams.id, [...ids]), conditionOf(filters)))
  return rows.map(({ id }) => id)
}

async function totalOf(db: Queries, { status, risk, category }: ScamFilters): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${scamTallies.entries}), 0)::int` })
    .from(scamTallies)
    .innerJoin(categories, eq(categories.id, scamTallies.categoryId))
    .where(
      and(
        status ? eq(scamTallies.status, status) : undefined,
        risk ? eq(scamTallies.riskLevel, risk) : undefined,
        category ? eq(categories.slug, category) : undefined,
      ),
    )
  return row?.total ?? 0
}
