import { indicatorKinds } from '#words/en/library/indicator-kinds.js'
import { staffReports } from '#words/en/staff/staff-reports.js'
import type { OfferedIndicator } from './offered-indicators.server.ts'

const FIELD = 'indicator'

/** Returns the keys of the ticked indicators in a form. */
export function tickedIn(form: FormData): string[] {
  return form.getAll(FIELD).map(String)
}

/**
 * A box for each indicator of a report, to confirm those of the scammer.
 * @param ticked the keys that were sent, if the form is shown again
 */
export function IndicatorBoxes({
  offered,
  ticked,
}: {
  offered: readonly OfferedIndicator[]
  ticked: readonly string[] | null
}) {
  const t = staffReports.indicators
  return (
    <fieldset className="mt-6 space-y-1">
      <legend className="text-lg font-bold">{t.title}</legend>
      <p className="max-w-prose text-sm text-muted">{offered.length > 0 ? t.help : t.none}</p>
      {offered.map(({ key, kind, value, isReporters, isTicked }) => (
        <label key={key} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="checkbox"
            name={FIELD}
            value={key}
            disabled={isReporters}
            defaultChecked={ticked ? ticked.includes(key) : isTicked}
            className="size-5 shrink-0 accent-brand"
          />
          <span className="min-w-0">
            <span className="text-sm text-muted">{indicatorKinds[kind]}</span>{' '}
            <bdi dir="ltr" className="font-semibold wrap-anywhere">
              {value}
            </bdi>
            {isReporters && <span className="block text-sm text-muted">{t.reporters}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
