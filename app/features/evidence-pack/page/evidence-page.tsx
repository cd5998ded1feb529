import { useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { OwnScript } from '#app/ui/script/own-script.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { evidencePackText } from '#words/evidence-pack.js'
import evidenceScript from '../client/evidence-script.ts?script'
import showPackScript from '../client/show-pack.tsx?script'
import type { PackWords } from '../pack-words.server.ts'

/**
 * The page for bank and police. The server renders every state but the pack itself, which only the device has; the
 * script shows the part that applies.
 */
export function EvidencePage({ words }: { words: PackWords }) {
  const t = useText(evidencePackText)
  return (
    <div className="page column evidence py-6 md:py-14 print:py-0">
      <h1 className="text-2xl print:text-xl">{t.title}</h1>
      <div className="print:hidden">
        <p className="mt-2 max-w-prose text-lg text-muted">{t.intro}</p>
        <p className="mt-2 max-w-prose">{t.privacy}</p>
      </div>
      <div data-part="loading" hidden className="mt-6">
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {t.loading}
        </p>
      </div>
      <div data-part="failed" hidden className="mt-6">
        <Alert tone="danger" announce>
          <p>{t.failed}</p>
        </Alert>
      </div>
      <NothingHere part="empty" title={t.empty.title} />
      <NothingHere part="cleared" title={t.empty.cleared} />
      <Card className="mt-6 hidden noscript:block">
        <p className="max-w-prose">{t.empty.noScript}</p>
        <ButtonLink to="/scam-checker" className="mt-5">
          {t.empty.check}
        </ButtonLink>
      </Card>
      <div
        data-part="pack"
        data-pack={JSON.stringify(words)}
        data-module={showPackScript}
        hidden
        className="mt-6 print:mt-3"
      />
      <OwnScript src={evidenceScript} />
    </div>
  )
}

/** How to get a pack. Shown by the script, so that a page with one does not show it first. */
function NothingHere({ part, title }: { part: string; title: string }) {
  const t = useText(evidencePackText)
  return (
    <div data-part={part} hidden className="mt-6">
      <Card>
        <h2 tabIndex={-1} className="text-lg">
          {title}
        </h2>
        <p className="mt-2 max-w-prose">{t.empty.text({ button: t.button })}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to="/scam-checker">{t.empty.check}</ButtonLink>
          <ButtonLink to="/report-scam" look="quiet">
            {t.empty.report}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
