import { longDayInUae } from '#app/domain/uae-time.ts'
import { DATE_LOCALES } from '#app/i18n/locale.ts'
import { textMarks } from '#app/i18n/text-language.ts'
import { useLocale, useText } from '#app/i18n/use-text.tsx'
import { libraryText } from '#words/library/library.js'
import { scamDetailText } from '#words/library/scam-detail.js'
import { LanguageBadge } from '../language/language-badge.tsx'
import { RiskBadge } from '../risk-badge.tsx'
import type { Scam } from '../scam.ts'

/** Risk level, title and date. */
export function ScamHeading({ scam }: { scam: Scam }) {
  const t = useText(scamDetailText)
  const words = useText(libraryText)
  const facts = [
    { name: t.category, value: words.categories[scam.category] },
    { name: words.filters.status, value: words.statuses[scam.status] },
    { name: t.reports, value: t.reported({ n: scam.reportedCount }) },
    { name: t.created, value: <LongDate date={scam.createdAt} /> },
    { name: t.updated, value: <LongDate date={scam.updatedAt} /> },
  ]
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <RiskBadge level={scam.riskLevel} />
        <LanguageBadge language={scam.language} />
      </div>
      <h1 {...textMarks(scam.language, useLocale())} className="mt-3 text-2xl wrap-anywhere">
        {scam.title}
      </h1>
      <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-3 text-sm">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

/** A date in UAE long form, or 'Not available'. */
function LongDate({ date }: { date: Date | null }) {
  const t = useText(scamDetailText)
  const locale = useLocale()
  if (!date) return t.noDate
  return <time dateTime={date.toISOString()}>{longDayInUae(date, DATE_LOCALES[locale])}</time>
}
