import { useLocalPath, useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { evidencePackText } from '#words/evidence-pack.js'
import makePageScript from '../client/make-page-script.ts?script'
import { EVIDENCE_PATH, type PackResult } from '../pack.ts'

/**
 * Opens the page for bank and police with what is shown beside it. The script is loaded when the button is pressed.
 * @param result what the checker said; the text stands in an element with `data-checked-text`
 * @param receipt receipt code of a report
 */
export function MakePageButton({
  result = null,
  receipt = null,
}: {
  result?: PackResult | null
  receipt?: string | null
}) {
  const t = useText(evidencePackText)
  const local = useLocalPath()
  return (
    <Button
      look="quiet"
      data-module={makePageScript}
      data-failed={t.buttonFailed}
      data-page={local(EVIDENCE_PATH)}
      data-result={result ? JSON.stringify(result) : undefined}
      data-receipt={receipt ?? undefined}
      className="max-sm:w-full noscript:hidden"
    >
      <Icon name="news" className="size-5" />
      {t.button}
    </Button>
  )
}
