import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { resultImageText } from '#words/checker/result-image.js'
import shareImageScript from './client/share-image-script.ts?script'
import type { ResultImage } from './result-image.ts'

/** Shares a result as an image, which the device draws. The script is loaded when the button is pressed. */
export function ShareImageButton({ image }: { image: ResultImage }) {
  const t = useText(resultImageText)
  return (
    <Button
      look="quiet"
      data-module={shareImageScript}
      data-image={JSON.stringify(image)}
      data-saved={t.saved}
      data-refused={t.refused}
      data-failed={t.failed}
      className="max-sm:w-full noscript:hidden"
    >
      {t.button}
    </Button>
  )
}
