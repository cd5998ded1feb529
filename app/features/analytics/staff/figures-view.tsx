import { MostReadTable } from '#app/features/page-views/staff/most-read-table.tsx'
import { StatCards } from '#app/ui/staff/stat-card.tsx'
import { analytics } from '#words/en/staff/analytics.js'
import { staffReports } from '#words/en/staff/staff-reports.js'
import { ChartCard } from './chart-card.tsx'
import type { Figures } from './figures.ts'

const MONTH = new Intl.DateTimeFormat('en-AE', { month: 'short', timeZone: 'UTC' })
/** Used when a month name alone is ambiguous. */
const MONTH_OF_YEAR = new Intl.DateTimeFormat('en-AE', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The four cards, three charts and the most read pages. */
export function FiguresView({ figures }: { figures: Figures }) {
  const t = analytics
  const statusNames = staffReports.statuses
  const months = figures.timeline.length > 12 ? MONTH_OF_YEAR : MONTH
  return (
    <>
      <StatCards
        items={[
          { label: t.cards.scams, value: figures.totalScams },
          { label: t.cards.reports, value: figures.totalReports },
          { label: t.cards.pending, value: figures.pendingReports },
          { label: t.cards.month, value: figures.scamsThisMonth },
        ]}
      />
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <div className="lg:col-span-2">
          <ChartCard
            kind="line"
            title={t.timeline}
            column={t.month}
            unit={t.scams}
            points={figures.timeline.map(({ month, count }) => ({
              name: months.format(new Date(month)),
              value: count,
            }))}
          />
        </div>
        <ChartCard
          kind="pie"
          title={t.categories}
          column={t.category}
          unit={t.scams}
          points={figures.categories.map(({ name, value }) => ({
            name: name ?? t.uncategorized,
            value,
          }))}
        />
        <ChartCard
          kind="bar"
          title={t.statuses}
          column={t.status}
          unit={t.reports}
          points={figures.statuses.map(({ status, value }) => ({
            name: statusNames[status],
            value,
          }))}
        />
        <div className="lg:col-span-2">
          <MostReadTable pages={figures.mostRead} />
        </div>
      </div>
    </>
  )
}
