import { Link } from 'react-router'
import { withWesternDigits } from '#app/domain/text/digits.ts'
import { ShortDate } from '#app/features/audit/short-date.tsx'
import { languageOf } from '#app/i18n/text-language.ts'
import { staffReports } from '#words/en/staff/staff-reports.js'
import { entryPath } from './entry-path.ts'
import { StatusBadge } from './list/status-badge.tsx'
import { MarkedText, personalDataIn } from './personal-data.tsx'
import type { SealedReport } from './read-report.db.server.ts'
import type { ContactDetail } from './reporter.server.ts'

export type StaffReport = Omit<SealedReport, 'emailEncrypted' | 'phoneEncrypted'> & {
  email: ContactDetail
  phone: ContactDetail
}

/**
 * The report as submitted, with its reporter. @param isMerged whether it was merged into an existing entry
 */
export function ReportFacts({ report, isMerged }: { report: StaffReport; isMerged: boolean }) {
  const t = staffReports.report
  const data = personalDataIn([report.title, report.description])
  return (
    <section>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusBadge status={report.status} />
        <span>{report.categoryName}</span>
        <span className="text-muted">
          {t.received} <ShortDate date={report.createdAt} exact />
        </span>
      </p>
      {report.entry && (
        <p className="mt-2">
          {isMerged ? t.mergedInto : t.became}{' '}
          <Link
            to={entryPath(report.entry.id)}
            lang={languageOf(report.entry.title)}
            dir="auto"
            className="font-semibold text-brand underline"
          >
            {report.entry.title}
          </Link>
        </p>
      )}
      {report.status === 'approved' && !report.entry && <p className="mt-2">{t.entryDeleted}</p>}
      <h3 className="mt-5 text-lg">{t.original}</h3>
      <div className="mt-1 rounded-md border border-line bg-raised p-4">
        <MarkedText text={report.description} data={data} />
      </div>
      <h3 className="mt-5 text-lg">{t.from}</h3>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4">
        <dt className="text-muted">{t.email}</dt>
        <dd className="wrap-anywhere">
          <Contact detail={report.email} hrefOf={mailAddress} />
        </dd>
        <dt className="text-muted">{t.phone}</dt>
        <dd>
          <Contact detail={report.phone} hrefOf={toDial} />
        </dd>
      </dl>
    </section>
  )
}

/** @param hrefOf returns the mailto: or tel: link */
function Contact({
  detail,
  hrefOf,
}: {
  detail: ContactDetail
  hrefOf: (text: string) => string | null
}) {
  const t = staffReports.report
  if (detail === null) return t.none
  if (detail === 'unreadable') return t.unreadable
  const text = <bdi dir="ltr">{detail.text}</bdi>
  const href = hrefOf(detail.text)
  if (!href) return text
  return (
    <a href={href} className="inline-block min-h-6 text-brand underline">
      {text}
    </a>
  )
}

function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

/** Null if the text is not a phone number. */
function toDial(phone: string): string | null {
  const number = withWesternDigits(phone).replace(/[^\d+]/g, '')
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null
}
