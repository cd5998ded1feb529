import { readQuery, searchOf } from '#app/domain/list-address.ts'
import { oneOf } from '#app/domain/one-of.ts'
import { REPORT_STATUSES, type ReportStatus } from '#app/domain/report-status.ts'

/** Filters of the list. */
export type ReportFilters = {
  /** As typed, trimmed. Searches title and description, case-insensitively. */
  query: string
  /** Null means all. */
  status: ReportStatus | null
  /** Only reports after this position; null for the first page. */
  before: Cursor | null
}

/**
 * A position in the list, newest first: submission time in microseconds since 1970, and id. Without status
 * filter `isDecided` marks the part after pending reports.
 */
export type Cursor = { at: string; id: string; isDecided?: boolean }

const CURSOR = /^(decided_)?(\d{1,17})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Parses the filters of a URL. Unknown or missing values mean all. */
export function readReportFilters(parameters: URLSearchParams): ReportFilters {
  const [, decided, at, id] = CURSOR.exec(parameters.get('before') ?? '') ?? []
  return {
    query: readQuery(parameters),
    status: oneOf(REPORT_STATUSES, parameters.get('status')),
    before: at && id ? { at, id, ...(decided && { isDecided: true }) } : null,
  }
}

/**
 * Returns the query string with its question mark; empty for all reports.
 * @param last the report decided last, which the screen mentions
 */
export function writeReportFilters(
  { query, status, before }: ReportFilters,
  last: string | null = null,
): string {
  const place = before && `${before.isDecided ? 'decided_' : ''}${before.at}_${before.id}`
  return searchOf({ q: query, status, before: place, [LAST]: last })
}

/** Query parameter with the report decided last. */
export const LAST = 'last'
