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

/** Search results are counted and paged up to this number. */
export const MAX_COUNTED = 1000

/**
 * Number of newest entries that a search scans: `first` to recognise a rare word, which is then looked up in
 * the index, and `most` per page to fill it for any other word and to estimate its frequency.
 */
const NEWEST_READ = { first: 500, most: 2000 }
/** With fewer terms the remaining one is not specific enough. */
const MIN_TERMS_TO_DROP_ONE = 3

/** By relevance or newest first. */
export type SearchOrder = 'best' | 'newest'

type Slice = { offset: number; limit: number }
type Found = { ids: string[]; total: number; totalIsCapped: boolean }
/**
 * Conditions in order of relevance, and their disjunction, because most entries match none and their words
 * are long.
 */
type Reading = { ways: readonly SQL[]; anyWay: SQL }
/** Entries that match one condition: its index, their number and first ids. */
type Fitting = { way: number; entries: number; ids: string[] }

const NOTHING: Found = { ids: [], total: 0, totalIsCapped: false }

/**
 * Searches entries by relevance: as typed; without results, with typing errors; without results, without one
 * of the terms. Cost does not depend on the library's size (docs/decisions/0030).
 * @param page of the slice, from 1
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

/** Yields interpretations of a query. */
function* readingsOf(terms: readonly Term[]): Generator<Reading> {
  const typed = terms.flatMap(({ words }) => words)
  yield reading(rankedPrefixQueries(terms), and(...typed.map(isInside)))
  const meant = withTypingErrors(terms)
  yield reading(rankedQueries(meant))
  if (terms.length >= MIN_TERMS_TO_DROP_ONE) yield reading(rankedQueriesWithoutOneTerm(meant))
}

/** @param last a final condition without words */
function reading({ each, any }: RankedQueries, last?: SQL): Reading {
  const more = last ? [last] : []
  return {
    ways: [...each.map(hasWords), ...more],
    anyWay: or(hasWords(any), ...more) as SQL,
  }
}

/**
 * Finds common words by scanning the newest entries, rare ones by the indexes: scanning for a rare word or
 * listing all matches of a common one takes seconds in a large library. Conditions that few of the newest
 * entries match use the indexes, up to the first one with many matches, for which the newest entries are
 * used.
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

/** Returns matches among the newest entries, and whether these are all entries. */
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

/**
 * Returns all matches, using an index for each condition. Filters are applied afterwards, because planners
 * combine indexes inefficiently.
 */
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
 * In a subselect, so that the planner does not see the words: it assumes unknown words to be in one of 200
 * entries, and would scan the table for twenty of them.
 */
function hasWords(query: string): SQL {
  return sql`search_words @@ (select ${query}::tsquery)`
}

/** Words consist of letters and digits, so they contain no wildcards. */
function isInside(word: string): SQL {
  const needles = substringsOf(word).map((needle) => sql`search_text like ${`%${needle}%`}`)
  return sql`(${sql.join(needles, sql` or `)})`
}
