import { useText } from '#app/i18n/use-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { shellText } from '#words/shell.js'

/** Reads out what is marked with `data-spoken` in an element. Shown where the device has a voice: see `readAloud`. */
export function ReadAloudButton({ of }: { of: string }) {
  const t = useText(shellText).speech
  return (
    <button
      type="button"
      data-read-aloud={of}
      className="group/speech hidden min-h-11 items-center gap-2 rounded-md border border-line-strong bg-raised px-4 font-semibold text-brand hover:bg-brand-soft in-data-speaks:inline-flex print:hidden"
    >
      <Icon name="speaker" className="size-5" />
      <span className="group-data-reading/speech:hidden">{t.read}</span>
      <span className="hidden group-data-reading/speech:inline">{t.stop}</span>
    </button>
  )
}
