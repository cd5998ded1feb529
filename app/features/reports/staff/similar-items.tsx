import { Link, useNavigation } from 'react-router'
import { ShortDate } from '#app/features/audit/short-date.tsx'
import { RiskBadge } from '#app/features/scams/risk-badge.tsx'
import type { ScamCard } from '#app/features/scams/scam.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { Button } from '#app/ui/button.tsx'
import { staffContent } from '#words/en/staff/staff-content.js'
import { staffReports } from '#words/en/staff/staff-reports.js'
import type { ListedReport } from './list/list-reports.db.server.ts'
import { StatusBadge } from './list/status-badge.tsx'

const LINK = 'inline-block min-h-6 font-semibold wrap-anywhere text-brand underline'

/** Reports with similar text. */
export function SimilarReports({
  reports,
  search,
}: {
  reports: readonly Omit<ListedReport, 'emailEncrypted'>[]
  search: string
}) {
  const t = staffReports.report
  return (
    <section>
      <h3 className="text-lg">{t.similarReports}</h3>
      {reports.length === 0 && <p className="mt-1 text-muted">{t.noSimilarReports}</p>}
      <ul className="mt-2 divide-y divide-line">
        {reports.map(({ id, title, status, createdAt }) => (
          <li key={id} className="py-2">
            <Link
              to={{ pathname: `/admin/reports/${id}`, search }}
              lang={languageOf(title)}
              dir="auto"
              className={LINK}
            >
              {title}
            </Link>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
              <StatusBadge status={status} />
              <ShortDate date={createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Library entries that the report may belong to, each with a button of the form `form` that merges it.
 * @param merged the entry that the report already belongs to
 */
export function SimilarEntries({
  entries,
  form,
  merged,
}: {
  entries: readonly ScamCard[]
  form: string
  merged: string | null
}) {
  const t = staffReports.report
  const { statuses } = staffContent
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section>
      <h3 className="text-lg">{t.similarEntries}</h3>
      {entries.length === 0 && <p className="mt-1 text-muted">{t.noSimilarEntries}</p>}
      <ul className="mt-2 divide-y divide-line">
        {entries.map(({ id, title, riskLevel, status, reportedCount }) => (
          <li key={id} className="py-3">
            <a
              href={`/scam-library/${id}`}
              target="_blank"
              rel="noreferrer"
              lang={languageOf(title)}
              dir="auto"
              className={LINK}
            >
              {title}
            </a>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
              <RiskBadge level={riskLevel} />
              {t.reportedCount({ n: reportedCount })}
              {status !== 'active' && (
                <strong className="font-semibold text-ink">{statuses[status]}</strong>
              )}
            </p>
            {id !== merged && (
              <Button
                type="submit"
                form={form}
                formNoValidate
                look="quiet"
                name="merge"
                value={id}
                disabled={isSending}
                aria-label={t.mergeOf({ title })}
                className="mt-2"
              >
                {t.merge}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
