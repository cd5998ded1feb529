import { data, Outlet } from 'react-router'
import { validate } from 'uuid'
import { MAX_QUERY_LENGTH } from '#app/domain/list-address.ts'
import {
  INDICATOR_STATES,
  INDICATORS_PATH,
  indicatorSearch,
  readIndicatorFilters,
} from '#app/features/indicators/staff/withdrawals/indicator-filters.ts'
import { IndicatorTable } from '#app/features/indicators/staff/withdrawals/indicator-table.tsx'
import { listIndicators } from '#app/features/indicators/staff/withdrawals/list-indicators.db.server.ts'
import { searchedIndicators } from '#app/features/indicators/staff/withdrawals/searched-indicators.server.ts'
import { SuccessMessage } from '#app/features/staff-access/layout/success-message.tsx'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { appContext } from '#app/platform/context.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FilterForm } from '#app/ui/staff/filter-form.tsx'
import { staffIndicators } from '#words/en/staff/staff-indicators.js'
import type { Route } from './+types/indicators'

export const meta = () => staffMeta(staffIndicators.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filters = readIndicatorFilters(searchParams)
  const asked = searchParams.get('before')
  const before = asked && validate(asked) ? asked : null
  const only = filters.query ? searchedIndicators(filters.query) : null
  const isRecognised = only === null || only.length > 0
  try {
    const list = await listIndicators(context.get(appContext), { ...filters, only, before })
    return { isLoaded: true, isRecognised, filters, before, ...list }
  } catch (err) {
    logFault(context, err, 'indicators failed to load')
    const nothing = { indicators: [], next: null }
    return data({ isLoaded: false, isRecognised, filters, before, ...nothing }, { status: 503 })
  }
}

export default function Indicators({ loaderData }: Route.ComponentProps) {
  const t = staffIndicators
  const { isLoaded, isRecognised, filters, before, indicators, next } = loaderData
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-muted">{t.intro}</p>
      <div className="mt-6">
        <FilterForm
          query={filters.query}
          longest={MAX_QUERY_LENGTH}
          choice={{
            name: 'state',
            label: t.state,
            value: filters.state,
            all: t.all,
            options: INDICATOR_STATES.map((state) => [state, t.states[state]] as const),
          }}
          words={t}
        />
      </div>
      <SuccessMessage words={t.done} />
      <p role="status" className="mt-4 text-muted">
        {!isLoaded && t.notLoaded}
        {isLoaded && indicators.length === 0 && (isRecognised ? t.empty : t.unrecognised)}
      </p>
      {indicators.length > 0 && (
        <IndicatorTable indicators={indicators} search={indicatorSearch(filters, before)} />
      )}
      <nav aria-label={t.pages} className="mt-6 flex flex-wrap gap-3">
        {before && (
          <ButtonLink soft look="quiet" to={INDICATORS_PATH + indicatorSearch(filters, null)}>
            {t.newest}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink soft look="quiet" rel="next" to={{ search: indicatorSearch(filters, next) }}>
            {t.older}
          </ButtonLink>
        )}
      </nav>
      <Outlet />
    </>
  )
}
