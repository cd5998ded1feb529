import { useEffect, useRef } from 'react'
import { reportText } from '#app/i18n/report.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Bar } from '#app/ui/bar.tsx'
import { Button } from '#app/ui/button.tsx'

/** How much of the report has left, and a way to stop it. Comes into view when it appears. @param share from 0 to 1 */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const t = useText(reportText)
  const percent = Math.floor(share * 100)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A browser may give a promise back, which is no way to clean up after an effect.
    void box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box} className="mt-6 rounded-md border border-line bg-raised p-4">
      <div className="text-brand">
        <Bar label={t.progress} percent={percent} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p>{percent < 100 ? t.uploading(percent) : t.finishing}</p>
        <Button look="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  )
}
