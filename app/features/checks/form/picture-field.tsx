import pictureReader from '#app/features/ocr/client/reader-script.tsx?script'
import { useText } from '#app/i18n/use-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { pictureText } from '#words/checker/picture.js'
import { CHECK_IDS } from './check-ids.ts'

/**
 * File input for a picture of a message, which is read in the browser. It has no name, so that the picture is never
 * part of what is sent.
 */
export function PictureField() {
  const t = useText(pictureText)
  const hint = `${CHECK_IDS.picture}-hint`
  return (
    <div className="mt-3">
      <p className="hidden text-sm text-muted noscript:block">{t.noScript}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 noscript:hidden">
        <label className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-md border border-line-strong bg-raised px-5 py-2.5 font-semibold text-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand hover:bg-brand-soft">
          <input
            id={CHECK_IDS.picture}
            type="file"
            accept="image/*"
            aria-describedby={hint}
            data-reader={pictureReader}
            className="sr-only"
          />
          <Icon name="image" className="size-5" />
          {t.add}
        </label>
        <p id={hint} className="text-sm text-muted">
          {t.hint}
        </p>
      </div>
      <div id={CHECK_IDS.reading} />
      <template id={`${CHECK_IDS.reading}-offline`}>
        <p role="alert" className="mt-3">
          {t.offline}
        </p>
      </template>
    </div>
  )
}
