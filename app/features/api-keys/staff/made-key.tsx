import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { staffApiKeys } from '#words/en/staff/staff-api-keys.js'

/** Shows a new key, this once. */
export function MadeKey({ name, value }: { name: string; value: string }) {
  const t = staffApiKeys.made
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid(t.copied),
      () => setSaid(t.notCopied),
    )
  return (
    <section className="mt-6 max-w-prose rounded-lg border border-line-strong bg-raised p-5">
      <h2 className="text-xl wrap-anywhere">{t.title({ name })}</h2>
      <p className="mt-2">{t.once}</p>
      <label className="mt-3 block font-semibold">
        {t.label}
        <input
          readOnly
          dir="ltr"
          value={value}
          className="mt-1 block min-h-12 w-full rounded-md border border-line-strong bg-surface px-3.5 font-mono text-sm"
        />
      </label>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button look="quiet" onClick={copy}>
          {t.copy}
        </Button>
        <p role="status">{said}</p>
      </div>
    </section>
  )
}
