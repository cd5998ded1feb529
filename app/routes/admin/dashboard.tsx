import { data, Link } from 'react-router'
import { countAll } from '#app/features/analytics/staff/figures.db.server.ts'
import { newestReports } from '#app/features/reports/staff/list/list-reports.db.server.ts'
import { StatusSign } from '#app/features/reports/staff/list/status-badge.tsx'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { appContext } from '#app/platform/context.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { StatCards } from '#app/ui/staff/stat-card.tsx'
import { dashboard } from '#words/en/staff/dashboard.js'
import type { Route } from './+types/dashboard'

const RECENT = 5

export const meta = () => staffMeta(dashboard.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  try {
    const [counters, reports] = await Promise.all([countAll(db), newestReports(db, RECENT)])
    const recent = reports.map(({ emailEncrypted: _, ...report }) => report)
    return { isLoaded: true, counters, recent }
  } catch (err) {
    logFault(context, err, 'the dashboard failed to load')
    const counters = { reports: 0, users: 0, detected: 0, pending: 0 }
    return data({ isLoaded: false, counters, recent: [] }, { status: 503 })
  }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const t = dashboard
  const { isLoaded, counters, recent } = loaderData
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p role="status" className="text-muted">
        {!isLoaded && t.notLoaded}
      </p>
      <div className="mt-6">
        <StatCards
          items={[
            { label: t.counters.reports, value: counters.reports },
            { label: t.counters.users, value: counters.users },
            { label: t.counters.detected, value: counters.detected },
            { label: t.counters.pending, value: counters.pending },
          ]}
        />
      </div>
      <h2 className="mt-10 text-xl">{t.recent}</h2>
      {recent.length === 0 && <p className="mt-3 text-muted">{t.none}</p>}
      <ul className="mt-3 divide-y divide-line">
        {recent.map((report) => (
          <li key={report.id} className="flex items-center justify-between gap-4 py-2">
            <div className="min-w-0">
              <Link
                to={`/admin/reports/${report.id}`}
                lang={languageOf(report.title)}
                dir="auto"
                className="inline-block min-h-6 max-w-full font-semibold wrap-anywhere hover:text-brand hover:underline"
              >
                {report.title}
              </Link>
              <p className="text-sm text-muted">{report.categoryName}</p>
            </div>
            <StatusSign status={report.status} />
          </li>
        ))}
      </ul>
    </>
  )
}
