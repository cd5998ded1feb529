import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ReportStatus } from '#app/domain/report-status.ts'
import type { Queries } from '#database/connect.server.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { categories } from '#database/schema/scams.ts'
import type { Cursor, ReportFilters } from './report-filters.ts'

export const REPORTS_PER_PAGE = 20

/** How many reports a search reads in order before it asks the index. */
const READ_IN_ORDER = 4000
/** A trigram index can find nothing shorter. */
const SHORTEST_INDEXED = 3

/** What a list shows of a report; the reporter's address is still sealed. */
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
  /** Where the next page begins; null on the last. */
  next: Cursor | null
}

/** One page of the reports, newest first. The work does not grow with their number (docs/decisions/0004). */
export async function listReports(db: Queries, filters: ReportFilters): Promise<Page> {
  const found = filters.query === '' ? await browse(db, filters) : await search(db, filters)
  return { reports: await reportsOf(db, found.ids), next: found.next }
}

/** The newest reports of all. */
export async function newestReports(db: Queries, limit: number): Promise<ListedReport[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from reported_scams order by created_at desc, id desc limit ${limit}`)
  return reportsOf(
    db,
    rows.map(({ id }) => id),
  )
}

/** These reports, in this order. */
export async function reportsOf(db: Queries, ids: readonly string[]): Promise<ListedReport[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: reportedScams.id,
      title: reportedScams.title,
      categoryName: categories.name,
      status: sql<ReportStatus>`${reportedScams.status}`,
      emailEncrypted: reportedScams.emailEncrypted,
      createdAt: reportedScams.createdAt,
    })
    .from(reportedScams)
    .innerJoin(categories, eq(categories.id, reportedScams.categoryId))
    .where(inArray(reportedScams.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type Found = { ids: string[]; next: Cursor | null }
type Row = { id: string; at: string }

async function browse(db: Queries, filters: ReportFilters): Promise<Found> {
  const { rows } = await db.execute<Row>(sql`
    select id, ${MICROSECONDS} as at from reported_scams where ${conditionOf(filters)}
    order by created_at desc, id desc limit ${REPORTS_PER_PAGE + 1}`)
  return pageOf(rows)
}

/**
 * Common words are found by reading the next reports in order, rare ones by the trigram index. Words too short for
 * the index are looked for in what was read; the next page reads on from there.
 */
async function search(db: Queries, filters: ReportFilters): Promise<Found> {
  const condition = conditionOf(filters)
  const matching = holds(filters.query)
  const { rows: read } = await db.execute<Row & { matching: boolean | null }>(sql`
    with next as materialized (
      select id, created_at, ${matching} as matching,
        row_number() over (order by created_at desc, id desc) as place
      from (
        select id, created_at, title, description from reported_scams where ${condition}
        order by created_at desc, id desc limit ${READ_IN_ORDER}) as next)
    (select id, ${MICROSECONDS} as at, true as matching, place from next where matching
     order by place limit ${REPORTS_PER_PAGE + 1})
    union all
    (select id, ${MICROSECONDS} as at, null, place from next where place = ${READ_IN_ORDER})
    order by place`)
  const matches = read.filter((row) => row.matching)
  const lastRead = read.find((row) => row.matching === null)
  if (matches.length > REPORTS_PER_PAGE || !lastRead) return pageOf(matches)
  if ([...filters.query].length < SHORTEST_INDEXED) {
    return { ids: matches.map(({ id }) => id), next: cursorOf(lastRead) }
  }
  const { rows } = await db.execute<Row>(sql`
    with matches as materialized (
      select id, created_at, status from reported_scams where ${matching})
    select id, ${MICROSECONDS} as at from matches where ${condition}
    order by created_at desc, id desc limit ${REPORTS_PER_PAGE + 1}`)
  return pageOf(rows)
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

function conditionOf({ status, before }: ReportFilters): SQL {
  const older =
    before &&
    sql`(created_at, id) <
        (timestamptz 'epoch' + ${before.at}::bigint * interval '1 microsecond', ${before.id}::uuid)`
  return sql`${status ? sql`status = ${status}` : sql`true`} and ${older ?? sql`true`}`
}

/** The words of the index reported_scams_search, which the planner must find again. */
function holds(query: string): SQL {
  const pattern = `%${query.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`lower(title || chr(10) || description) like ${pattern}`
}
