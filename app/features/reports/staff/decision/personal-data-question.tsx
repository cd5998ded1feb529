import { useEffect, useId, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { staffReports } from '#words/en/staff/staff-reports.js'
import { FoundData, type FoundDatum } from '../personal-data.tsx'

/**
 * Asks for confirmation to publish possible personal data. Without script it is shown over the report.
 * @param form id of the form that it submits
 */
export function PersonalDataQuestion({
  form,
  data,
  onClose,
}: {
  form: string
  data: readonly FoundDatum[]
  onClose: () => void
}) {
  const t = staffReports.report.question
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    dialog.current?.removeAttribute('open')
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      onClose={onClose}
      className="fixed inset-0 z-50 m-auto max-h-[94dvh] w-[calc(100%-2rem)] max-w-[36rem] overflow-y-auto rounded-lg border-2 border-danger bg-surface p-6 text-ink shadow-raised backdrop:bg-black/60"
    >
      <h2 id={titleId} className="text-xl">
        {t.title}
      </h2>
      <p className="mt-2">{t.text}</p>
      <ul className="mt-2 list-inside list-disc">
        <FoundData data={data} />
      </ul>
      {data.map(({ text }) => (
        <input key={text} type="hidden" form={form} name="left" value={text} />
      ))}
      <div className="mt-5 flex flex-wrap gap-3">
        <form method="dialog">
          <Button type="submit">{t.back}</Button>
        </form>
        <Button type="submit" form={form} name="decision" value="publish" look="danger">
          {t.publish}
        </Button>
      </div>
    </dialog>
  )
}
