import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import type { ScamFilters } from '../scam-filters.ts'
import { conditionOf, newestOf } from './newest-scams.db.server.ts'
import { type Term, termsIn, withTypingErrors } from './query-terms.server.ts'
import {
  type RankedQueries,
  rankedPrefixQueries,
  rankedQueries,
  rankedQueriesWithoutOneTerm,
} from './ranked-queries.server.ts'
import { substringsOf } from './search-text.ts'

/** A search counts up to this number of entries, and its pages end there. */
export const MAX_COUNTED = 1000

/**
 * How many of the newest entries a search reads: so many to tell a rare word, which is in none of them and is left to
 * the index, and for each page up to the one wanted so many to fill it with any other, and to count how common it is.
 */
const NEWEST_READ = { first: 500, most: 2000 }
/** With fewer terms the one that is left says too little of what was meant. */
const MIN_TERMS_TO_DROP_ONE = 3

/** Best match first, or newest first. */
export type SearchOrder = 'best' | 'newest'

type Slice = { offset: number; limit: number }
type Found = { ids: string[]; total: number; totalIsCapped: boolean }
/**
 * Conditions, of which an entry fits the first that it can; and whether it fits any: most do not, and an entry's words are long
 * enough to be read once only.
 */
type Reading = { ways: readonly SQL[]; anyWay: SQL }
/** What part of the entries fits in one way, and the first ids of it. A way is a place among the conditions. */
type Fitting = { way: number; entries: number; ids: string[] }

const NOTHING: Found = { ids: [], total: 0, totalIsCapped: false }

/**
 * The entries that a query finds, best first: as it is typed; if that finds none, with a typing error in its words; if
 * that finds none, without one of them. The work does not grow with the library (docs/decisions/0030).
 * @param page that the slice is, from 1
 */
export async function searchScams(
  db: Queries,
  filters: ScamFilters,
  { order, ...slice }: Slice & { page: number; order: SearchOrder },
): Promise<Found> {
  for (const reading of readingsOf(termsIn(filters.query))) {
    const ways = order === 'best' ? reading.ways : [reading.anyWay]
    const found = await search(db, filters, { ...reading, ways }, slice)
    if (found.total > 0) return found
  }
  return NOTHING
}

/** How a query can be read. */
function* readingsOf(terms: readonly Term[]): Generator<Reading> {
  const typed = terms.flatMap(({ words }) => words)
  yield reading(rankedPrefixQueries(terms), and(...typed.map(isInside)))
  const meant = withTypingErrors(terms)
  yield reading(rankedQueries(meant))
  if (terms.length >= MIN_TERMS_TO_DROP_ONE) yield reading(rankedQueriesWithoutOneTerm(meant))
}

/** @param last a way without words */
function reading({ each, any }: RankedQueries, last?: SQL): Reading {
  const more = last ? [last] : []
  return {
    ways: [...each.map(hasWords), ...more],
    anyWay: or(hasWords(any), ...more) as SQL,
  }
}

/**
 * Common words are found by reading the newest entries, rare ones by the indexes: reading on for a rare word and listing
 * every match of a common one both take seconds in a large library. The ways that few of the newest entries fit come
 * from the indexes, up to the first that many fit; of this one the newest entries follow.
 */
async function search(
  db: Queries,
  filters: ScamFilters,
  reading: Reading,
  { page, offset, limit }: Slice & { page: number },
): Promise<Found> {
  const wanted = offset + limit
  const found = (fitting: readonly Fitting[], readAll: boolean): Found => {
    const total = fitting.reduce((sum, { entries }) => sum + entries, 0)
    return {
      ids: fitting.flatMap(({ ids }) => ids).slice(offset, wanted),
      total: Math.min(total, MAX_COUNTED),
      totalIsCapped: !readAll || total > MAX_COUNTED,
    }
  }
  const first = await readNewest(db, filters, reading, { most: NEWEST_READ.first, wanted })
  if (first.readAll) return found(first.fitting, true)
  if (first.fitting.length > 0) {
    const newest = await readNewest(db, filters, reading, { most: NEWEST_READ.most, wanted })
    if (newest.readAll) return found(newest.fitting, true)
    const common = newest.fitting.find(({ entries }) => entries >= limit)?.way
    if (common !== undefined) {
      const rare = await lookUp(db, filters, reading.ways.slice(0, common), wanted)
      const most = NEWEST_READ.most * page
      const read = page === 1 ? newest : await readNewest(db, filters, reading, { most, wanted })
      const filled = found([...rare, ...read.fitting.filter(({ way }) => way === common)], false)
      if (filled.ids.length === limit) return filled
    }
  }
  return found(await lookUp(db, filters, reading.ways, wanted), true)
}

/** What fits among so many of the newest entries, and whether these are all that there are. */
async function readNewest(
  db: Queries,
  filters: ScamFilters,
  { ways, anyWay }: Reading,
  { most, wanted }: { most: number; wanted: number },
): Promise<{ fitting: Fitting[]; readAll: boolean }> {
  const newest = newestOf(filters, sql`id, created_at, search_text, search_words`, most)
  const cases = ways.map((condition, way) => sql`when ${condition} then ${way}::int`)
  const fitting = await fittingOf(
    db,
    sql`select id, created_at,
          case when (${anyWay}) is not true then null ${sql.join(cases, sql` `)} end as way
        from (${newest}) as newest order by created_at desc, id desc limit ${most}`,
    wanted,
  )
  const seen = fitting.reduce((sum, { entries }) => sum + entries, 0)
  return { fitting: fitting.filter(({ way }) => way !== null), readAll: seen < most }
}

/** All that fits, by an index for each way. Filters apply to what these give: a planner likes to combine indexes, and pays for it. */
async function lookUp(
  db: Queries,
  filters: ScamFilters,
  ways: readonly SQL[],
  wanted: number,
): Promise<Fitting[]> {
  if (ways.length === 0) return []
  const each = ways.map(
    (condition, way) => sql`
      (select id, created_at, status, risk_level, category_id, ${way}::int as way
       from scams where ${condition})`,
  )
  return fittingOf(
    db,
    sql`select id, created_at, min(way) as way
        from (with matches as materialized (${sql.join(each, sql` union all `)})
              select * from matches) as matches
        where ${conditionOf(filters)} group by id, created_at`,
    wanted,
  )
}

/** @param entries a select of `id`, `created_at` and `way` */
async function fittingOf(db: Queries, entries: SQL, wanted: number): Promise<Fitting[]> {
  const { rows } = await db.execute<Fitting>(sql`
    with entries as materialized (${entries})
    select way, count(*)::int as entries,
      (array_agg(id::text order by created_at desc, id desc) filter (where way is not null))
        [1:${wanted}::int] as ids
    from entries group by way order by way`)
  return rows
}

/**
 * In a select of its own, so that the planner does not know the words: it takes each that it never saw to be in one of 200
 * entries, and reads the whole table for twenty of them.
 */
function hasWords(query: string): SQL {
  return sql`search_words @@ (select ${query}::tsquery)`
}

/** Words hold letters and digits only, so nothing in them is a wildcard. */
function isInside(word: string): SQL {
  const needles = substringsOf(word).map((needle) => sql`search_text like ${`%${needle}%`}`)
  return sql`(${sql.join(needles, sql` or `)})`
}
