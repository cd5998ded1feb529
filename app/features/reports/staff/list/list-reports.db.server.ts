import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { CategorySlug } from '#app/domain/category.ts'
import type { ReportStatus } from '#app/domain/report-status.ts'
import { categoryName } from '#app/features/scams/language/category-names.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { categories } from '#database/schema/scams.ts'
import type { Cursor, ReportFilters } from './report-filters.ts'
import { isIndexed, patternsOf, wordsOf } from './search-words.ts'

const REPORTS_PER_PAGE = 20

/**
 * Number of reports that a search scans in order: `first` to recognise a rare word, which is then looked up
 * in the index, and `most` to fill a page for any other.
 */
const READ_IN_ORDER = { first: 500, most: 4000 }

/** A report in a list; the reporter's address is still encrypted. */
export type ListedReport = {
  id: string
  title: string
  categoryName: string
  status: ReportStatus
  emailEncrypted: string | null
  createdAt: Date
}

type Page = {
  reports: ListedReport[]
  /** Start of the next page; null on the last. */
  next: Cursor | null
}

/**
 * Returns one page of reports, newest first; without status filter pending ones first. Cost does not depend
 * on their number (docs/decisions/0004).
 */
export async function listReports(db: Queries, filters: ReportFilters): Promise<Page> {
  const found = filters.status
    ? await findAmong(db, [filters.status], filters)
    : await pendingFirst(db, filters)
  return { reports: await reportsOf(db, found.ids), next: found.next }
}

/**
 * Returns the id of the next pending report in the list, or else of the first; null if there is none.
 * @param filters of the list, for any page
 */
export async function nextPending(
  db: Queries,
  { query, status }: ReportFilters,
  id: string,
): Promise<string | null> {
  if (status && status !== 'pending') return null
  const { rows } = await db.execute<Row>(sql`
    select id, ${MICROSECONDS} as at from reported_scams where id = ${id}`)
  for (const before of [...rows.map(cursorOf), null]) {
    const { ids } = await findAmong(db, ['pending'], { query, before })
    const other = ids.find((found) => found !== id)
    if (other) return other
  }
  return null
}

/** Counts pending reports up to a limit. Bounded cost. */
export async function countPending(db: Queries, most: number): Promise<number> {
  const { rows } = await db.execute<{ pending: number }>(sql`
    select count(*)::int as pending
    from (select 1 from reported_scams where status = 'pending' limit ${most}) as counted`)
  return rows[0]?.pending ?? 0
}

/** Returns the newest reports. */
export async function newestReports(db: Queries, limit: number): Promise<ListedReport[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from reported_scams order by created_at desc, id desc limit ${limit}`)
  return reportsOf(
    db,
    rows.map(({ id }) => id),
  )
}

/** Returns these reports in this order. */
export async function reportsOf(db: Queries, ids: readonly string[]): Promise<ListedReport[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: reportedScams.id,
      title: reportedScams.title,
      category: sql<CategorySlug>`${categories.slug}`,
      status: sql<ReportStatus>`${reportedScams.status}`,
      emailEncrypted: reportedScams.emailEncrypted,
      createdAt: reportedScams.createdAt,
    })
    .from(reportedScams)
    .innerJoin(categories, eq(categories.id, reportedScams.categoryId))
    .where(inArray(reportedScams.id, [...ids]))
  const byId = new Map(
    rows.map(({ category, ...row }) => [
      row.id,
      { ...row, categoryName: categoryName(category, 'en') },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type Found = { ids: string[]; next: Cursor | null }
type Row = { id: string; at: string }
type Statuses = readonly ReportStatus[]
type Wanted = Pick<ReportFilters, 'query' | 'before'>

const DECIDED: Statuses = ['approved', 'rejected']

/** The last page of pending reports continues with decided ones. */
async function pendingFirst(db: Queries, { query, before }: Wanted): Promise<Found> {
  if (before?.isDecided) return inDecided(await findAmong(db, DECIDED, { query, before }))
  const pending = await findAmong(db, ['pending'], { query, before })
  if (pending.next) return pending
  const decided = inDecided(await findAmong(db, DECIDED, { query, before: null }))
  return { ids: [...pending.ids, ...decided.ids], next: decided.next }
}

function inDecided({ ids, next }: Found): Found {
  return { ids, next: next && { ...next, isDecided: true } }
}

function findAmong(db: Queries, statuses: Statuses, wanted: Wanted): Promise<Found> {
  return wanted.query === '' ? browse(db, statuses, wanted) : search(db, statuses, wanted)
}

async function browse(db: Queries, statuses: Statuses, { before }: Wanted): Promise<Found> {
  const { rows } = await db.execute<Row>(sql`
    select id, ${MICROSECONDS} as at
    from (${inOrder(statuses, before, REPORTS_PER_PAGE + 1)}) as next`)
  return pageOf(rows)
}

/**
 * Finds common words by scanning reports in order, and rare ones by the trigram index. Words too short for
 * the index are searched in the scanned reports; the next page continues there.
 */
async function search(db: Queries, statuses: Statuses, { query, before }: Wanted): Promise<Found> {
  const words = wordsOf(query)
  const forIndex = words.some(isIndexed)
  const read = (most: number) => readInOrder(db, words, inOrder(statuses, before, most), most)
  const first = await read(READ_IN_ORDER.first)
  const isRare = forIndex && first.matches.length === 0 && first.last !== undefined
  if (!isRare) {
    const isDone = first.matches.length > REPORTS_PER_PAGE || !first.last
    const { matches, last } = isDone ? first : await read(READ_IN_ORDER.most)
    if (matches.length > REPORTS_PER_PAGE || !last) return pageOf(matches)
    if (!forIndex) return { ids: matches.map(({ id }) => id), next: cursorOf(last) }
  }
  const { rows } = await db.execute<Row>(sql`
    with matches as materialized (
      select id, created_at, status from reported_scams where ${holds(words)})
    select id, ${MICROSECONDS} as at from matches
    where status in (${sql.join(
      statuses.map((status) => sql`${status}`),
      sql`, `,
    )}) and ${olderThan(before)}
    order by created_at desc, id desc limit ${REPORTS_PER_PAGE + 1}`)
  return pageOf(rows)
}

/**
 * Returns matches among the next reports, at most one more than a page, and if there are fewer, the last
 * report scanned if more may follow. Stops at the last match needed.
 */
async function readInOrder(db: Queries, words: readonly string[], reports: SQL, most: number) {
  const { rows: matches } = await db.execute<Row>(sql`
    select id, ${MICROSECONDS} as at from (${reports}) as next
    where ${holds(words)}
    order by created_at desc, id desc limit ${REPORTS_PER_PAGE + 1}`)
  if (matches.length > REPORTS_PER_PAGE) return { matches, last: undefined }
  const { rows } = await db.execute<Row>(sql`
    select id, ${MICROSECONDS} as at from (${reports}) as next offset ${most - 1}`)
  return { matches, last: rows[0] }
}

/** Returns the next reports of these statuses, newest first: a bounded number of each, in index order. */
function inOrder(statuses: Statuses, before: Cursor | null, most: number): SQL {
  const ofEach = statuses.map(
    (status) => sql`
      (select id, created_at, title, description from reported_scams
       where status = ${status} and ${olderThan(before)}
       order by created_at desc, id desc limit ${most})`,
  )
  return sql`
    select * from (${sql.join(ofEach, sql` union all `)}) as of_each
    order by created_at desc, id desc limit ${most}`
}

function pageOf(rows: readonly Row[]): Found {
  const shown = rows.slice(0, REPORTS_PER_PAGE)
  const last = shown.at(-1)
  return {
    ids: shown.map(({ id }) => id),
    next: last && rows.length > REPORTS_PER_PAGE ? cursorOf(last) : null,
  }
}

function cursorOf({ at, id }: Row): Cursor {
  return { at, id }
}

const MICROSECONDS = sql`(extract(epoch from created_at) * 1000000)::bigint::text`

function olderThan(place: Cursor | null): SQL {
  if (!place) return sql`true`
  return sql`(created_at, id) <
      (timestamptz 'epoch' + ${place.at}::bigint * interval '1 microsecond', ${place.id}::uuid)`
}

/**
 * Condition for each word, in the expression of the index reported_scams_search, which the planner must
 * match.
 */
function holds(words: readonly string[]): SQL {
  return and(sql`true`, ...words.map((word) => or(...patternsOf(word).map(matches)))) as SQL
}

function matches(pattern: string): SQL {
  return sql`lower(title || chr(10) || description) ~ ${pattern}`
}
