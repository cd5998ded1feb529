import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { OwnScript } from '#app/ui/script/own-script.tsx'
import { alertsText } from '#words/library/alerts.js'
import pushScript from '../client/push-script.ts?script'
import type { PushWords } from '../push.ts'

/**
 * Alerts by push messages to this device. Hidden until the script knows what the browser can do.
 * @param publicKey of the site, with which the browser subscribes
 */
export function PushSection({ publicKey }: { publicKey: string }) {
  const { title, message: _, ...words } = useText(alertsText).push
  return (
    <section
      hidden
      data-push={publicKey}
      data-words={JSON.stringify(words satisfies PushWords)}
      aria-labelledby="push-title"
      className="mt-12"
    >
      <h2 id="push-title" className="text-xl">
        {title}
      </h2>
      <p role="status" className="mt-2 max-w-prose text-muted" />
      <Button look="quiet" className="mt-4 w-full sm:w-auto">
        {words.turnOn}
      </Button>
      <OwnScript src={pushScript} />
    </section>
  )
}
