import { Link } from 'react-router'
import { ShortDate } from '#app/features/audit/short-date.tsx'
import { languageOf } from '#app/i18n/text-language.ts'
import { Cell, Row, Table } from '#app/ui/staff/table.tsx'
import { staffReports } from '#words/en/staff/staff-reports.js'
import type { ContactDetail } from '../reporter.server.ts'
import type { ListedReport } from './list-reports.db.server.ts'
import { StatusBadge } from './status-badge.tsx'

export type OpenedReport = Omit<ListedReport, 'emailEncrypted'> & { email: ContactDetail }

/** @param search query string of the list, kept when a report is opened */
export function ReportTable({
  reports,
  search,
}: {
  reports: readonly OpenedReport[]
  search: string
}) {
  const t = staffReports
  return (
    <Table label={t.title} columns={Object.values(t.columns)}>
      {reports.map((report) => (
        <Row key={report.id}>
          <Cell className="md:max-w-[28rem]">
            <bdi lang={languageOf(report.title)} className="font-semibold wrap-anywhere">
              {report.title}
            </bdi>
            <ReporterEmail email={report.email} />
          </Cell>
          <Cell label={t.columns.category}>{report.categoryName}</Cell>
          <Cell label={t.columns.status}>
            <StatusBadge status={report.status} />
          </Cell>
          <Cell label={t.columns.date}>
            <ShortDate date={report.createdAt} />
          </Cell>
          <Cell>
            <Link
              to={{ pathname: `/admin/reports/${report.id}`, search }}
              preventScrollReset
              data-row
              aria-label={t.viewOf({ title: report.title })}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline"
            >
              {t.view}
            </Link>
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

function ReporterEmail({ email }: { email: ContactDetail }) {
  const t = staffReports
  return (
    <span className="block text-sm wrap-anywhere text-muted">
      {email === null && t.anonymous}
      {email === 'unreadable' && t.report.unreadable}
      {email !== null && email !== 'unreadable' && <bdi>{email.text}</bdi>}
    </span>
  )
}
