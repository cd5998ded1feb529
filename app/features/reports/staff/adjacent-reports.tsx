import type { ReactNode } from 'react'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import { LineDrawing } from '#app/ui/icon.tsx'
import { staffReports } from '#words/en/staff/staff-reports.js'
import { type Cursor, type ReportFilters, writeReportFilters } from './list/report-filters.ts'

/** Loader data of the list behind a report, as used here. */
type LoadedList = {
  filters: ReportFilters
  reports: readonly { id: string }[]
  /** Start of the next page. */
  next: Cursor | null
}

const UP = ['m5 15 7-7 7 7']
const DOWN = ['m5 9 7 7 7-7']

/** Links to the previous and next report of the list, and from its last report to the next page. */
export function AdjacentReports({ id }: { id: string }) {
  const t = staffReports.report
  const list = useRouteLoaderData<LoadedList>('routes/admin/reports')
  const { search } = useLocation()
  if (!list) return null
  const { reports, filters, next } = list
  const at = reports.findIndex((report) => report.id === id)
  const [before, after] = [reports[at - 1], reports[at + 1]]
  const beyond =
    at >= 0 && next && `/admin/reports${writeReportFilters({ ...filters, before: next })}`
  const to = after ? `/admin/reports/${after.id}${search}` : beyond
  return (
    <>
      {before && (
        <AdjacentReport to={`/admin/reports/${before.id}${search}`} label={t.previous} keys="k">
          <LineDrawing paths={UP} />
        </AdjacentReport>
      )}
      {to && (
        <AdjacentReport to={to} label={after ? t.next : t.nextPage} keys="j">
          <LineDrawing paths={DOWN} />
        </AdjacentReport>
      )}
    </>
  )
}

function AdjacentReport({
  to,
  label,
  keys,
  children,
}: {
  to: string
  label: string
  keys: string
  children: ReactNode
}) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-brand-soft"
    >
      {children}
    </Link>
  )
}
