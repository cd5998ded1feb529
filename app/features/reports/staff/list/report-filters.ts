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

/** A place in the list, newest first: when a report came in, in microseconds since 1970, and its id. */
export type Cursor = { at: string; id: string }

const CURSOR = /^(\d{1,17})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Reads the filters of an address. Whatever is unknown or missing stands for all. */
export function readReportFilters(parameters: URLSearchParams): ReportFilters {
  const [, at, id] = CURSOR.exec(parameters.get('before') ?? '') ?? []
  return {
    query: readQuery(parameters),
    status: oneOf(REPORT_STATUSES, parameters.get('status')),
    before: at && id ? { at, id } : null,
  }
}

/** The filters as an address says them, with its question mark; nothing for all reports. */
export function writeReportFilters({ query, status, before }: ReportFilters): string {
  return searchOf({ q: query, status, before: before && `${before.at}_${before.id}` })
}
