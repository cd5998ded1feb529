import { data, Outlet } from 'react-router'
import { LONGEST_QUERY } from '#app/domain/list-address.ts'
import { REPORT_STATUSES } from '#app/domain/report-status.ts'
import { listReports } from '#app/features/reports/staff/list/list-reports.db.server.ts'
import {
  readReportFilters,
  writeReportFilters,
} from '#app/features/reports/staff/list/report-filters.ts'
import { ReportTable } from '#app/features/reports/staff/list/report-table.tsx'
import { openEmail } from '#app/features/reports/staff/reporter.server.ts'
import { DoneLine } from '#app/features/staff-access/layout/done-line.tsx'
import { staffMeta } from '#app/features/staff-access/sign-in/entrance.ts'
import { staffReports } from '#app/i18n/en/staff/reports.ts'
import { staffReportsText } from '#app/i18n/staff/reports.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FilterForm } from '#app/ui/staff/filter-form.tsx'
import type { Route } from './+types/reports'

export const meta = () => staffMeta(staffReports.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const filters = readReportFilters(new URL(request.url).searchParams)
  try {
    const { reports, next } = await listReports(app.db, filters)
    return {
      isLoaded: true,
      filters,
      next,
      reports: reports.map(({ emailEncrypted, ...report }) => ({
        ...report,
        email: openEmail(app, emailEncrypted),
      })),
    }
  } catch (err) {
    logFault(context, err, 'reports failed to load')
    return data({ isLoaded: false, filters, next: null, reports: [] }, { status: 503 })
  }
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const t = useText(staffReportsText)
  const { isLoaded, filters, next, reports } = loaderData
  const search = writeReportFilters(filters)
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <div className="mt-6">
        <FilterForm
          query={filters.query}
          longest={LONGEST_QUERY}
          choice={{
            name: 'status',
            label: t.status,
            value: filters.status,
            all: t.all,
            options: REPORT_STATUSES.map((status) => [status, t.statuses[status]] as const),
          }}
          words={t}
        />
      </div>
      <DoneLine words={t.done} />
      <p role="status" className="mt-4 text-muted">
        {!isLoaded && t.notLoaded}
        {isLoaded && reports.length === 0 && (filters.query && next ? t.emptySearch : t.empty)}
      </p>
      {reports.length > 0 && <ReportTable reports={reports} search={search} />}
      <nav aria-label={t.pages} className="mt-6 flex flex-wrap gap-3">
        {filters.before && (
          <ButtonLink
            soft
            look="quiet"
            to={{ search: writeReportFilters({ ...filters, before: null }) }}
          >
            {t.newest}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink
            soft
            look="quiet"
            rel="next"
            to={{ search: writeReportFilters({ ...filters, before: next }) }}
          >
            {t.older}
          </ButtonLink>
        )}
      </nav>
      <Outlet />
    </>
  )
}
