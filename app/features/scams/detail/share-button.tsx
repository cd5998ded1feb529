import { useState } from 'react'
import { scamDetailText } from '#app/i18n/library/library.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** Hands the address of the page to the device's share sheet, or to the clipboard where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useText(scamDetailText).share
  const hydrated = useHydrated()
  const [status, setStatus] = useState('')

  async function share() {
    const url = window.location.href
    setStatus('')
    if (typeof navigator.share === 'function') {
      const shared = await navigator.share({ title, url }).then(
        () => true,
        (fault: unknown) => fault instanceof DOMException && fault.name === 'AbortError',
      )
      if (shared) return
    }
    setStatus(
      await copy(url).then(
        () => t.copied,
        () => t.failed(url),
      ),
    )
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-sm break-all">
        {status}
      </p>
      <Button look="quiet" onClick={share} className={hydrated ? undefined : 'invisible'}>
        {t.button}
      </Button>
    </div>
  )
}

/** The clipboard is missing on pages that did not come over TLS. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
