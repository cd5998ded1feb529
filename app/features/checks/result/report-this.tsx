import { LIMITS } from '#app/domain/limits.ts'
import { DRAFT, type Draft } from '#app/features/reports/draft/draft.ts'
import { useLocalPath, useText } from '#app/i18n/use-text.tsx'
import { Button, ButtonLink, type ButtonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { checkerText } from '#words/checker/checker.js'
import { CHECK_IDS } from '../form/check-ids.ts'

/**
 * Leads from a verdict to a prefilled report. With script it is a link that passes on the form's fields
 * (`prefillReport`); without, the form is submitted. In both cases the data is in no URL.
 */
export function ReportThis({ draft, look }: { draft: Draft; look: ButtonLook }) {
  const t = useText(checkerText).result
  const local = useLocalPath()
  const words = (
    <>
      <Icon name="flag" className="size-5" />
      {t.report}
    </>
  )
  const fields = {
    ...draft,
    title: draft.title.slice(0, LIMITS.reportTitleLength),
    [DRAFT]: 'true',
  }
  return (
    <div className="max-sm:w-full">
      <ButtonLink
        id={CHECK_IDS.report}
        to="/report-scam"
        look={look}
        className="w-full noscript:hidden"
      >
        {words}
      </ButtonLink>
      <form
        method="post"
        action={local('/report-scam')}
        encType="multipart/form-data"
        className="hidden noscript:block"
      >
        {Object.entries(fields).map(([name, value]) => (
          <input
            key={name}
            type="hidden"
            name={name}
            value={value}
            data-checked-text={name === 'description' || undefined}
          />
        ))}
        <Button type="submit" look={look} className="w-full">
          {words}
        </Button>
      </form>
    </div>
  )
}
