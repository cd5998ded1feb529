import type { Ref } from 'react'
import { reportText } from '#app/i18n/report.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { MASK, REVIEWED } from '../report-input.ts'
import type { PersonalDatum } from './find-personal-data.ts'

/**
 * Asks of everything that may be the reporter's own, and masks it at one tap. It asks once: its hidden field says so.
 * Without script each button sends the form, which comes back masked.
 */
export function PersonalDataWarning({
  found,
  onMask,
  isSending,
  ref,
}: {
  found: readonly PersonalDatum[]
  onMask: (datum: PersonalDatum) => void
  isSending: boolean
  ref: Ref<HTMLDivElement>
}) {
  const t = useText(reportText)
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mt-6 rounded-md border-2 border-caution bg-caution-soft p-5"
    >
      {/* Enter in a field presses the first button of a form, and that must not be one that masks. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name={REVIEWED} value="yes" />
      <h2 className="text-lg">{t.personalData.title}</h2>
      <p className="mt-1">{found.length > 0 ? t.personalData.text : t.personalData.done}</p>
      <ul className="mt-3 space-y-2">
        {found.map((datum, index) => (
          <li
            key={`${datum.field} ${datum.text}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-raised p-3"
          >
            <span className="min-w-0">
              {t.personalData.kinds[datum.kind]}
              <bdi dir="ltr" className="block font-semibold break-all">
                {datum.text}
              </bdi>
            </span>
            <Button
              type="submit"
              look="quiet"
              name={MASK}
              value={index}
              aria-label={t.personalData.maskWhat(datum.text)}
              onClick={(event) => {
                event.preventDefault()
                onMask(datum)
              }}
            >
              {t.personalData.mask}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-3">{t.personalData.goOn}</p>
      <Button type="submit" className="mt-3" disabled={isSending}>
        {t.submit}
      </Button>
    </div>
  )
}
