import { Link } from 'react-router'
import { languageOf } from '#app/i18n/text-language.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { staffCampaigns } from '#words/en/staff/staff-campaigns.js'
import type { Campaign } from './find-campaigns.server.ts'

const STEP = 8
const HEIGHT = 40

/** One campaign: how many, when, what it says, and the way to an entry. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const t = staffCampaigns
  const { reports, checks, titles, bestReport, shared, days } = campaign
  return (
    <Card>
      <h2 className="text-lg">{t.counts({ reports, checks })}</h2>
      <DayBars days={days} />
      {shared.length > 0 && (
        <p className="mt-3 wrap-anywhere">
          {t.shared} <bdi dir="ltr">{shared.join(' · ')}</bdi>
        </p>
      )}
      <ul className="mt-3 list-disc ps-6">
        {titles.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/admin/reports/${id}`} className="text-brand underline wrap-anywhere">
              <bdi lang={languageOf(title)}>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {bestReport ? (
        <ButtonLink soft to={`/admin/reports/${bestReport}`} className="mt-4">
          {t.open}
        </ButtonLink>
      ) : (
        <p className="mt-3 text-muted">{t.noReport}</p>
      )}
    </Card>
  )
}

/** Bars by day. The days with items are named for readers who do not see them. */
function DayBars({ days }: { days: Campaign['days'] }) {
  const t = staffCampaigns
  const highest = Math.max(1, ...days.map(({ items }) => items))
  const said = days.filter(({ items }) => items > 0).map((one) => t.day(one))
  return (
    <svg
      role="img"
      aria-label={t.byDay({ days: said.join(', ') })}
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-3 h-12 w-full max-w-md"
    >
      {days.map(({ day, items }, place) => {
        const tall = Math.max(1, (items / highest) * HEIGHT)
        return (
          <rect
            key={day}
            x={place * STEP}
            y={HEIGHT - tall}
            width={STEP - 2}
            height={tall}
            className={items > 0 ? 'fill-brand' : 'fill-line-strong'}
          />
        )
      })}
    </svg>
  )
}
