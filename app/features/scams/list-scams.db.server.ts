import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { validate } from 'uuid'
import type { CategorySlug } from '#app/domain/category.ts'
import { LAST_PAGE } from '#app/domain/list-address.ts'
import type { RiskLevel } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES, type ScamStatus } from '#app/domain/scam-status.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { categories, scams, scamTallies } from '#database/schema/scams.ts'
import { type BothLanguages, languagesOf, pointsIn, wordsIn } from './language/in-language.ts'
import type { Scam, ScamCard, ScamList } from './scam.ts'
import { PAGE_SIZE, type ScamFilters } from './scam-filters.ts'
import { findsNothing, needlesOf, termsOf } from './search-text.ts'

/** A search counts up to this number of entries, and its pages end there. */
export const MOST_COUNTED = 1000

/**
 * How many of the newest entries a search reads: so many to tell a rare word, which is in none of them and is left to
 * the index, and for each page up to the one wanted so many to fill it with any other, and to count how common it is.
 */
const NEWEST_READ = { first: 500, most: 2000 }

const CARD = {
  id: scams.id,
  title: scams.title,
  titleAr: scams.titleAr,
  description: scams.description,
  descriptionAr: scams.descriptionAr,
  category: sql<CategorySlug>`${categories.slug}`,
  riskLevel: sql<RiskLevel>`${scams.riskLevel}`,
  status: sql<ScamStatus>`${scams.status}`,
  reportedCount: scams.reportedCount,
  createdAt: scams.createdAt,
  updatedAt: scams.updatedAt,
}

type Wanted = { filters: ScamFilters; page: number; pageSize?: number; locale: Locale }

/**
 * One page of the library, newest first; empty beyond the last. The work does not grow with the library
 * (docs/decisions/0004). Words are looked for in both languages, whatever the reader's.
 * @param page from 1, see `readPage`
 * @param locale of the reader
 */
export async function listScams(
  db: Queries,
  { filters, page, pageSize = PAGE_SIZE, locale }: Wanted,
): Promise<ScamList> {
  if (findsNothing(filters.query)) {
    return { entries: [], total: 0, totalIsCapped: false, page, hasMore: false }
  }
  const terms = termsOf(filters.query)
  const lastPage = terms.length === 0 ? LAST_PAGE : Math.ceil(MOST_COUNTED / pageSize)
  if (page > lastPage) {
    const first = await listScams(db, { filters, page: 1, pageSize, locale })
    return { ...first, entries: [], page, hasMore: false }
  }
  const slice = { offset: (page - 1) * pageSize, limit: pageSize + 1 }
  const found =
    terms.length === 0
      ? await browse(db, filters, slice)
      : await search(db, filters, terms.map(isIn), { ...slice, page })
  return {
    entries: await cardsOf(db, found.ids.slice(0, pageSize), locale),
    total: found.total,
    totalIsCapped: found.totalIsCapped,
    page,
    hasMore: found.ids.length > pageSize && page < lastPage,
  }
}

/**
 * A library entry, or null when there is none: an id that is no UUID names none.
 * @param locale of the reader
 */
export async function findScam(db: Queries, id: string, locale: Locale): Promise<Scam | null> {
  if (!validate(id)) return null
  const [row] = await db
    .select({
      ...CARD,
      preventionTips: scams.preventionTips,
      preventionTipsAr: scams.preventionTipsAr,
      indicators: scams.indicators,
      indicatorsAr: scams.indicatorsAr,
      scamTypes: scams.scamTypes,
    })
    .from(scams)
    .innerJoin(categories, eq(categories.id, scams.categoryId))
    .where(eq(scams.id, id))
  if (!row) return null
  const { preventionTips, preventionTipsAr, indicators, indicatorsAr, ...card } = row
  return {
    ...cardIn(locale, card),
    languages: languagesOf(card),
    preventionTips: pointsIn(locale, { en: preventionTips, ar: preventionTipsAr }),
    indicators: pointsIn(locale, { en: indicators, ar: indicatorsAr }),
  }
}

/**
 * The entries with these ids, newest first.
 * @param locale of the reader
 */
export async function cardsOf(
  db: Queries,
  ids: readonly string[],
  locale: Locale,
): Promise<ScamCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(CARD)
    .from(scams)
    .innerJoin(categories, eq(categories.id, scams.categoryId))
    .where(inArray(scams.id, [...ids]))
    .orderBy(desc(scams.createdAt), desc(scams.id))
  return rows.map((row) => cardIn(locale, row))
}

function cardIn<Row extends BothLanguages>(locale: Locale, row: Row) {
  const { titleAr, descriptionAr, ...rest } = row
  return { ...rest, ...wordsIn(locale, row) }
}

type Slice = { offset: number; limit: number }
type Found = { ids: string[]; total: number; totalIsCapped: boolean }

/** A page out of an index alone, and the total out of the tallies. */
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

/**
 * Common words are found by reading the newest entries, rare ones by the trigram index: reading on for a rare word
 * and listing every match of a common one both take seconds in a large library. Who finds too few by reading knows
 * that there are not many, and asks the index.
 */
async function search(
  db: Queries,
  filters: ScamFilters,
  conditions: SQL[],
  { page, ...slice }: Slice & { page: number },
): Promise<Found> {
  const matching = and(...conditions) as SQL
  const first = await readNewest(db, filters, matching, slice, NEWEST_READ.first)
  if (first.readAll) return first
  if (first.total > 0) {
    const read = await readNewest(db, filters, matching, slice, NEWEST_READ.most * page)
    if (read.readAll || read.ids.length === slice.limit) return read
  }
  const { ids, matches } = await pageOf(
    db,
    sql`with matches as materialized (
        select id, created_at, status, risk_level, category_id from scams where ${matching})
      select id, created_at, true as matching from matches
      where ${conditionOf(filters)}`,
    slice,
  )
  return { ids, total: Math.min(matches, MOST_COUNTED), totalIsCapped: matches > MOST_COUNTED }
}

/** The matches among so many of the newest entries, and whether these are all that there are. */
async function readNewest(
  db: Queries,
  filters: ScamFilters,
  matching: SQL,
  slice: Slice,
  most: number,
) {
  const newest = newestOf(filters, sql`id, created_at, search_text`, most)
  const { ids, seen, matches } = await pageOf(
    db,
    sql`select id, created_at, ${matching} as matching from (${newest}) as newest
        order by created_at desc, id desc limit ${most}`,
    slice,
  )
  const readAll = seen < most
  return {
    ids,
    total: Math.min(matches, MOST_COUNTED),
    totalIsCapped: !readAll || matches > MOST_COUNTED,
    readAll,
  }
}

/** @param entries a select of `id`, `created_at` and `matching` */
async function pageOf(db: Queries, entries: SQL, { offset, limit }: Slice) {
  const { rows } = await db.execute<{ seen: number; matches: number; ids: string[] }>(sql`
    with entries as materialized (${entries})
    select count(*)::int as seen, (count(*) filter (where matching))::int as matches,
      array(select id::text from entries where matching
            order by created_at desc, id desc limit ${limit} offset ${offset}) as ids
    from entries`)
  return rows[0] ?? { seen: 0, matches: 0, ids: [] }
}

/**
 * The newest entries of the filters, from an index that has them in order: one for all entries, others within one
 * status, so that entries of every status come in parts; order them again by `created_at desc, id desc`.
 */
function newestOf(filters: ScamFilters, columns: SQL, limit: number): SQL {
  const { status, risk, category } = filters
  const isAll = status === null && risk === null && category === null
  const statuses = isAll || status ? [status] : SCAM_STATUSES
  return sql.join(
    statuses.map(
      (one) => sql`
        (select ${columns} from scams where ${conditionOf({ ...filters, status: one })}
         order by created_at desc, id desc limit ${limit})`,
    ),
    sql` union all `,
  )
}

function conditionOf({ status, risk, category }: ScamFilters): SQL {
  const conditions = [
    status && sql`status = ${status}`,
    risk && sql`risk_level = ${risk}`,
    category && sql`category_id = (select id from categories where slug = ${category})`,
  ]
  return and(sql`true`, ...conditions.filter((condition) => condition !== null)) as SQL
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

/** Terms hold letters, digits and spaces only, so nothing in them is a wildcard. */
function isIn(term: string): SQL {
  const needles = needlesOf(term).map((needle) => sql`search_text like ${`%${needle}%`}`)
  return sql`(${sql.join(needles, sql` or `)})`
}
