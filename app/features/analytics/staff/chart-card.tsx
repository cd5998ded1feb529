import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Card } from '#app/ui/card.tsx'
import { analytics } from '#words/en/staff/analytics.js'
import type { ChartProps } from './charts.tsx'

const Chart = lazy(() => import('./charts.tsx'))

/**
 * A chart with title and a table of the same figures. The chart is rendered after hydration, because it needs
 * inline styles, which the content policy forbids in HTML.
 */
export function ChartCard({
  title,
  column,
  ...chart
}: ChartProps & {
  title: string
  /** Heading of the name column. */
  column: string
}) {
  const t = analytics
  const isAlive = useHydrated()
  const hasFigures = chart.points.some(({ value }) => value > 0)
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      <div className="mt-4 h-80" aria-hidden={hasFigures || undefined}>
        {!hasFigures && <p className="text-muted">{t.none}</p>}
        {hasFigures && isAlive && (
          <Suspense>
            <Chart {...chart} />
          </Suspense>
        )}
      </div>
      <details className="mt-3">
        <summary className="min-h-6 cursor-pointer text-brand underline">{t.figures}</summary>
        <table className="mt-2 w-full">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col" className="text-start font-semibold">
                {column}
              </th>
              <th scope="col" className="text-end font-semibold">
                {chart.unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {chart.points.map(({ name, value }) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  {name}
                </th>
                <td className="py-1 text-end tabular-nums">{value.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  )
}

const nothingToWatch = () => () => {}

/** False on the server and until hydration. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  )
}
