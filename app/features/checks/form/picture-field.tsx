import pictureReader from '#app/features/ocr/client/reader-script.tsx?script'
import { useText } from '#app/i18n/use-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { pictureText } from '#words/checker/picture.js'
import { CHECK_IDS } from './check-ids.ts'

const HINT = `${CHECK_IDS.picture}-hint`

/**
 * File input for a picture of a message, which is read in the browser. It has no name, so that the picture is never
 * part of what is sent.
 */
export function PictureInput() {
  const t = useText(pictureText)
  return (
    <label className="inline-flex min-h-12 w-full cursor-pointer items-center justify-center gap-2 rounded-md border border-line-strong bg-raised px-5 py-2.5 font-semibold text-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand hover:bg-brand-soft sm:w-auto noscript:hidden">
      <input
        id={CHECK_IDS.picture}
        type="file"
        accept="image/*"
        aria-describedby={HINT}
        data-reader={pictureReader}
        className="sr-only"
      />
      <Icon name="image" className="size-5" />
      {t.add}
    </label>
  )
}

/** Where the reading of a picture is shown. */
export function PictureReading() {
  const t = useText(pictureText)
  return (
    <>
      <div id={CHECK_IDS.reading} />
      <template id={`${CHECK_IDS.reading}-offline`}>
        <p role="alert" className="mt-3">
          {t.offline}
        </p>
      </template>
    </>
  )
}

/** What happens to a picture, or what to do without script. */
export function PictureHint() {
  const t = useText(pictureText)
  return (
    <>
      <p id={HINT} className="mt-4 text-sm text-muted noscript:hidden">
        {t.hint}
      </p>
      <p className="hidden mt-4 text-sm text-muted noscript:block">{t.noScript}</p>
    </>
  )
}
