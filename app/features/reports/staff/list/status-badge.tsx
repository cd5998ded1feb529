import type { ReportStatus } from '#app/domain/report-status.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { staffReports } from '#words/en/staff/staff-reports.js'

const LOOKS = {
  pending: 'bg-caution-soft text-caution',
  approved: 'bg-safe-soft text-safe',
  rejected: 'bg-danger-soft text-danger-strong',
} as const satisfies Record<ReportStatus, string>

/** Report status as a badge. */
export function StatusBadge({ status }: { status: ReportStatus }) {
  const t = staffReports
  return (
    <span
      className={classNames(
        'inline-block rounded-md px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        LOOKS[status],
      )}
    >
      {t.statuses[status]}
    </span>
  )
}

/** Report status as a symbol: a badge while pending, a tick if approved, otherwise a cross. */
export function StatusSign({ status }: { status: ReportStatus }) {
  const t = staffReports
  if (status === 'pending') return <StatusBadge status={status} />
  return (
    <span className={status === 'approved' ? 'text-safe' : 'text-danger'}>
      <Icon name={status === 'approved' ? 'check' : 'x'} />
      <span className="sr-only">{t.statuses[status]}</span>
    </span>
  )
}
