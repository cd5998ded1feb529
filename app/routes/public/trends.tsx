import { data } from 'react-router'
import { pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { readTrends } from '#app/features/trends/read-trends.server.ts'
import { TrendSection } from '#app/features/trends/trend-section.tsx'
import { localeOf } from '#app/i18n/local-path.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { trendsText } from '#words/trends.js'
import type { Route } from './+types/trends'

export const meta: Route.MetaFunction = (place) => pageMeta(place, textAt(trendsText, place))

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  try {
    return { trends: await readTrends(context.get(appContext), locale) }
  } catch (err) {
    logFault(context, err, 'trends failed to load')
    return data({ trends: null }, { status: 503 })
  }
}

export default function TrendsPage({ loaderData }: Route.ComponentProps) {
  const t = useText(trendsText)
  const { trends } = loaderData
  return (
    <div className="page py-6 md:py-14">
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t.intro}</p>
      {trends === null ? (
        <p className="mt-6">{t.notLoaded}</p>
      ) : (
        <>
          <p className="mt-4 max-w-prose">{t.suppressed}</p>
          <TrendSection
            {...t.kinds}
            columns={[t.kind, ...trends.weeks]}
            rows={trends.kinds}
            empty={t.empty}
          />
          <TrendSection
            {...t.reports}
            columns={[t.category, ...trends.weeks]}
            rows={trends.reports}
            empty={t.empty}
          />
          <TrendSection
            {...t.organisations}
            columns={[t.organisation, t.count]}
            rows={trends.organisations}
            empty={t.empty}
          />
        </>
      )}
    </div>
  )
}
