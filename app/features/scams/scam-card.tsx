import { textMarks } from '#app/i18n/text-language.ts'
import { useLocale, useText } from '#app/i18n/use-text.tsx'
import { Link } from '#app/ui/link.tsx'
import { libraryText } from '#words/library/library.js'
import { LanguageBadge } from './language/language-badge.tsx'
import { RiskBadge } from './risk-badge.tsx'
import type { ScamCard as Scam } from './scam.ts'

/** An entry in a list. The whole card is clickable; the title is the link. */
export function ScamCard({ scam, heading: Heading = 'h2' }: { scam: Scam; heading?: 'h2' | 'h3' }) {
  const t = useText(libraryText)
  const marks = textMarks(scam.language, useLocale())
  return (
    <article className="relative flex h-full flex-col rounded-lg border border-line bg-raised p-5 shadow-raised transition-colors hover:border-line-strong motion-reduce:transition-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <RiskBadge level={scam.riskLevel} />
        {scam.status !== 'active' && (
          <span className="text-sm text-muted">{t.statuses[scam.status]}</span>
        )}
        <LanguageBadge language={scam.language} />
      </div>
      <Heading data-searched className="mt-3 text-lg wrap-anywhere" {...marks}>
        <Link
          to={`/scam-library/${scam.id}`}
          className="after:absolute after:inset-0 after:rounded-lg after:content-[''] hover:text-brand focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
        >
          {scam.title}
        </Link>
      </Heading>
      <p data-searched className="mt-2 line-clamp-4 wrap-anywhere text-muted" {...marks}>
        {scam.description}
      </p>
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 pt-4 text-sm font-medium">
        <span>{t.categories[scam.category]}</span>
        {scam.reportedCount > 0 && (
          <span className="text-muted">{t.reports({ n: scam.reportedCount })}</span>
        )}
      </p>
    </article>
  )
}
