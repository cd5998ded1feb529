import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { PLACEHOLDER } from '#app/ui/form/fill-placeholder.ts'
import { reportText } from '#words/report.js'
import { MASK, REVIEWED } from '../report-input.ts'
import type { PersonalDatum } from './find-personal-data.ts'

/**
 * Asks about possible personal data and masks each item with one click. Asks once, as a hidden field records.
 * Without script each button submits the form, which returns masked.
 * @param found null until there is something to ask about, which the script then shows
 */
export function PersonalDataWarning({
  found,
  takesFocus,
}: {
  found: readonly PersonalDatum[] | null
  takesFocus: boolean
}) {
  const t = useText(reportText)
  const isLeft = found === null || found.length > 0
  return (
    <div
      role="alert"
      tabIndex={-1}
      hidden={!found}
      data-question
      data-takes-focus={takesFocus || undefined}
      className="mt-6 scroll-mt-24 rounded-md border-2 border-caution bg-caution-soft p-5"
    >
      {/* Enter in a field activates the form's first button, which must not mask anything. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name={REVIEWED} value="yes" disabled={!found} />
      <h2 className="text-lg">{t.personalData.title}</h2>
      <p data-when="left" hidden={!isLeft} className="mt-1">
        {t.personalData.text}
      </p>
      <p data-when="done" hidden={isLeft} className="mt-1">
        {t.personalData.done}
      </p>
      <ul data-kinds={JSON.stringify(t.personalData.kinds)} className="mt-3 space-y-2">
        {found?.map((datum, index) => (
          <Datum
            key={`${datum.field} ${datum.text}`}
            kind={t.personalData.kinds[datum.kind]}
            text={datum.text}
            value={index}
          />
        ))}
      </ul>
      <template>
        <Datum kind="" text={PLACEHOLDER} />
      </template>
      <p className="mt-3">{t.personalData.goOn}</p>
      <Button type="submit" data-sends className="mt-3">
        {t.submit}
      </Button>
    </div>
  )
}

function Datum({ kind, text, value }: { kind: string; text: string; value?: number }) {
  const t = useText(reportText).personalData
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-raised p-3">
      <span className="min-w-0">
        <span>{kind}</span>
        <bdi dir="ltr" className="block font-semibold wrap-anywhere">
          {text}
        </bdi>
      </span>
      <Button
        type="submit"
        look="quiet"
        name={MASK}
        value={value}
        aria-label={t.maskWhat({ datum: text })}
      >
        {t.mask}
      </Button>
    </li>
  )
}
