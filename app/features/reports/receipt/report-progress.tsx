import type { ReportStatus } from '#app/domain/report-status.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { reportStatusText } from '#words/report-status.js'

/** Status of a report. @param receivedOn formatted date @param scamId its library entry, if it exists */
export function ReportProgressCard({
  status,
  receivedOn,
  scamId,
}: {
  status: ReportStatus
  receivedOn: string
  scamId: string | null
}) {
  const t = useText(reportStatusText)
  const isDecided = status !== 'pending'
  const isEntryGone = status === 'approved' && scamId === null
  const decided = isEntryGone ? t.entryGone : t.explained[status]
  const steps = [
    { name: t.steps.received, note: t.receivedOn({ date: receivedOn }), isDone: true },
    isDecided
      ? { name: t.steps.reviewed, note: null, isDone: true }
      : { name: t.steps.pending, note: t.explained.pending, isDone: false },
    ...(isDecided ? [{ name: t.steps[status], note: decided, isDone: true }] : []),
  ]
  return (
    <Card className="mt-6 in-aria-busy:hidden">
      <h2 tabIndex={-1} data-takes-focus className="text-lg">
        {t.result}
      </h2>
      <ol className="mt-4 space-y-4">
        {steps.map(({ name, note, isDone }, n) => (
          <li
            key={name}
            aria-current={n === steps.length - 1 ? 'step' : undefined}
            className="flex gap-3"
          >
            <Icon
              name={isDone ? 'check' : 'search'}
              className={classNames(isDone ? 'text-safe' : 'text-caution')}
            />
            <div>
              <p className="font-bold">{name}</p>
              {note && <p className="text-muted">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
      {scamId && (
        <Link
          to={`/scam-library/${scamId}`}
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {t.entry}
        </Link>
      )}
    </Card>
  )
}
