import { useState } from 'react'
import { Button } from './button.tsx'
import { useHydrated } from './use-hydrated.ts'

/** `failed` tells the address that could not be copied. */
export type ShareWords = { button: string; copied: string; failed: (address: string) => string }

/** Hands the address of the page to the device's share sheet, or to the clipboard where there is none. */
export function ShareButton({ title, words }: { title: string; words: ShareWords }) {
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
        () => words.copied,
        () => words.failed(url),
      ),
    )
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-sm break-all">
        {status}
      </p>
      <Button look="quiet" onClick={share} className={hydrated ? undefined : 'invisible'}>
        {words.button}
      </Button>
    </div>
  )
}

/** The clipboard is missing on pages that did not come over TLS. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
