import { LIMITS } from '#app/domain/limits.ts'
import { DRAFT, type Draft } from '#app/features/reports/draft/draft.ts'
import { useLocalPath, useText } from '#app/i18n/use-text.tsx'
import { Button, ButtonLink, type ButtonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { checkerText } from '#words/checker/checker.js'
import { CHECK_IDS } from '../form/check-ids.ts'

/**
 * The way from a verdict to the form of a report, with what it is about. With script it is a link that takes along what stands
 * in the form here (`prefillReport`); without, the form is sent: either way nothing of it stands in an address.
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
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look={look} className="w-full">
          {words}
        </Button>
      </form>
    </div>
  )
}
