import { reportText } from '#app/i18n/report.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

/** Puts a text on the clipboard, and says whether that worked. Without script there is nothing to press. */
export function CopyButton({ text }: { text: string }) {
  const t = useText(reportText).received
  return (
    <div className="hidden flex-wrap items-center gap-3 in-data-alive:flex">
      <Button look="quiet" data-copy={text}>
        {t.copy}
      </Button>
      <p role="status" data-copied={t.copied} data-not-copied={t.notCopied} />
    </div>
  )
}
