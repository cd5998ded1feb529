import { data, Outlet, useParams } from 'react-router'
import { MAX_QUERY_LENGTH } from '#app/domain/list-address.ts'
import { REPORT_STATUSES } from '#app/domain/report-status.ts'
import { lastDecision } from '#app/features/reports/staff/last-decision.server.ts'
import { LastDecisionLine } from '#app/features/reports/staff/last-decision-line.tsx'
import { listReports } from '#app/features/reports/staff/list/list-reports.db.server.ts'
import {
  LAST,
  readReportFilters,
  writeReportFilters,
} from '#app/features/reports/staff/list/report-filters.ts'
import { ReportKeysHelp } from '#app/features/reports/staff/list/report-keys-help.tsx'
import { ReportTable } from '#app/features/reports/staff/list/report-table.tsx'
import { openEmail } from '#app/features/reports/staff/reporter.server.ts'
import { staffOf } from '#app/features/staff-access/layout/require-staff.server.ts'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { appContext } from '#app/platform/context.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FilterForm } from '#app/ui/staff/filter-form.tsx'
import { useKeys } from '#app/ui/staff/keys/use-keys.ts'
import { staffReports } from '#words/en/staff/staff-reports.js'
import type { Route } from './+types/reports'

export const meta = () => staffMeta(staffReports.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { searchParams } = new URL(request.url)
  const filters = readReportFilters(searchParams)
  try {
    const [{ reports, next }, last] = await Promise.all([
      listReports(app.db, filters),
      lastDecision(app.db, staffOf(context), searchParams.get(LAST)),
    ])
    return {
      isLoaded: true,
      filters,
      next,
      last,
      reports: reports.map(({ emailEncrypted, ...report }) => ({
        ...report,
        email: openEmail(app, emailEncrypted),
      })),
    }
  } catch (err) {
    logFault(context, err, 'reports failed to load')
    const nothing = { next: null, last: null, reports: [] }
    return data({ isLoaded: false, filters, ...nothing }, { status: 503 })
  }
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const t = staffReports
  const { isLoaded, filters, next, reports } = loaderData
  const search = writeReportFilters(filters)
  const isOpen = useParams().id !== undefined
  useKeys()
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-2xl">{t.title}</h1>
        <ReportKeysHelp />
      </div>
      <div className="mt-6">
        <FilterForm
          query={filters.query}
          longest={MAX_QUERY_LENGTH}
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
      <div className="sticky top-20 z-10 low:static mt-4 md:top-4">
        {!isOpen && <LastDecisionLine />}
      </div>
      <p role="status" className="text-muted">
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
