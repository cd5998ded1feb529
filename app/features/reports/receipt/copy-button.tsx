import { useState } from 'react'
import { reportText } from '#app/i18n/report.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** Puts a text on the clipboard, and says whether that worked. Without script there is nothing to press. */
export function CopyButton({ text }: { text: string }) {
  const t = useText(reportText).received
  const [said, setSaid] = useState<string | null>(null)
  if (!useHydrated()) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(t.copied)
    } catch {
      setSaid(t.notCopied)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="quiet" onClick={copy}>
        {t.copy}
      </Button>
      <p role="status">{said}</p>
    </div>
  )
}
