import { useText } from '#app/i18n/use-text.tsx'
import { Bar } from '#app/ui/bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { PLACEHOLDER } from '#app/ui/form/fill-placeholder.ts'
import { reportText } from '#words/report.js'

/** Upload progress with a cancel button. Hidden until an upload starts. */
export function UploadProgress() {
  const t = useText(reportText)
  return (
    <div hidden data-upload className="mt-6 rounded-md border border-line bg-raised p-4">
      <div className="text-brand">
        <Bar label={t.progress} percent={0} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p data-uploading={t.uploading({ percent: PLACEHOLDER })} data-finishing={t.finishing} />
        <Button look="quiet" data-cancel>
          {t.cancel}
        </Button>
      </div>
    </div>
  )
}
