import { Button } from '../button.tsx'
import { PLACEHOLDER } from '../form/fill-placeholder.ts'

/** `failed` includes the URL that could not be copied. */
export type ShareWords = {
  button: string
  copied: string
  failed: (values: { address: string }) => string
}

/** Button that shares a public page's URL: see `shareAddress`, run by the shell's script. */
export function ShareButton({ title, words }: { title: string; words: ShareWords }) {
  return (
    <div className="flex flex-wrap items-center gap-y-2">
      <p role="status" className="text-sm wrap-anywhere not-empty:me-4" />
      <Button
        look="quiet"
        data-does="share"
        data-title={title}
        data-copied={words.copied}
        data-failed={words.failed({ address: PLACEHOLDER })}
        className="noscript:hidden"
      >
        {words.button}
      </Button>
    </div>
  )
}
