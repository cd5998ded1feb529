import { readQuery, searchOf } from '#app/domain/list-address.ts'
import { oneOf } from '#app/domain/one-of.ts'
import { REPORT_STATUSES, type ReportStatus } from '#app/domain/report-status.ts'

/** What part of the reports is asked for. */
export type ReportFilters = {
  /** As typed, trimmed: title or description hold it, in any case. */
  query: string
  /** Null stands for all. */
  status: ReportStatus | null
  /** Only reports older than this one; null from the newest on. */
  before: Cursor | null
}

/**
 * A place in the list, newest first: when a report came in, in microseconds since 1970, and its id. Where reports of every
 * status are listed, `isDecided` says that it is among those that follow what is pending.
 */
export type Cursor = { at: string; id: string; isDecided?: boolean }

const CURSOR = /^(decided_)?(\d{1,17})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Reads the filters of an address. Whatever is unknown or missing stands for all. */
export function readReportFilters(parameters: URLSearchParams): ReportFilters {
  const [, decided, at, id] = CURSOR.exec(parameters.get('before') ?? '') ?? []
  return {
    query: readQuery(parameters),
    status: oneOf(REPORT_STATUSES, parameters.get('status')),
    before: at && id ? { at, id, ...(decided && { isDecided: true }) } : null,
  }
}

/**
 * The filters as an address says them, with its question mark; nothing for all reports.
 * @param last the report that was decided last, which the screen tells of
 */
export function writeReportFilters(
  { query, status, before }: ReportFilters,
  last: string | null = null,
): string {
  const place = before && `${before.isDecided ? 'decided_' : ''}${before.at}_${before.id}`
  return searchOf({ q: query, status, before: place, [LAST]: last })
}

/** The parameter that names the report that was decided last. */
export const LAST = 'last'
