import { reportText } from '#app/i18n/report.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'

/** That a report which was cancelled may be in all the same. It takes the focus when it appears. */
export function ArrivalNote() {
  const t = useText(reportText).mayHaveArrived
  return (
    <div tabIndex={-1} data-takes-focus className="mt-6 scroll-mt-24 rounded-md">
      <Alert tone="info" announce title={t.title}>
        <p>{t.text}</p>
      </Alert>
    </div>
  )
}
