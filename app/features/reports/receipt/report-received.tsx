import { EMERGENCY_CONTACTS } from '#app/domain/emergency-contacts.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { MakePageButton } from '#app/features/evidence-pack/page/make-page-button.tsx'
import { useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { InlinePhone } from '#app/ui/phone-link.tsx'
import { reportText } from '#words/report.js'
import type { RejectedImages } from '../report-input.ts'

/**
 * Confirmation with the receipt code and next steps. @param receipt null if the cookie is missing or expired
 */
export function ReportReceived({
  receipt,
  rejected,
}: {
  receipt: string | null
  rejected: RejectedImages
}) {
  const { received: t, hint } = useText(reportText)
  return (
    <div className="page column py-6 md:py-14">
      <Icon name="shield-check" className="size-12 text-safe" />
      <h1 tabIndex={-1} data-takes-focus className="mt-3 scroll-mt-48 low:scroll-mt-24 text-2xl">
        {t.title}
      </h1>
      {rejected.heic && (
        <div className="mt-6">
          <Alert tone="danger">{t.heic}</Alert>
        </div>
      )}
      {rejected.others && (
        <div className="mt-6">
          <Alert tone="danger">
            {t.rejected({
              files: LIMITS.evidenceFiles,
              megapixels: LIMITS.evidencePixels / 1_000_000,
            })}
          </Alert>
        </div>
      )}
      <Card className="mt-6">
        <h2 className="text-lg">{t.code}</h2>
        {receipt ? (
          <>
            <p
              dir="ltr"
              className="my-3 rounded-md bg-sunken p-4 text-center font-mono text-lg font-bold sm:text-xl tracking-wider"
            >
              {receipt}
            </p>
            <p className="mb-4 max-w-prose">{t.explained}</p>
            <WaysToKeep receipt={receipt} />
          </>
        ) : (
          <p className="mt-2">{t.gone}</p>
        )}
      </Card>
      <h2 className="mt-8 text-lg">{t.next}</h2>
      <ol className="mt-3 max-w-prose list-decimal space-y-2 ps-6">
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-4 max-w-prose font-semibold">
        {t.police.before}
        <InlinePhone number={EMERGENCY_CONTACTS.dubaiPolice} />
        {t.police.or}
        {/* Opens a new tab, because the receipt must not be lost. */}
        <a
          href="https://www.ecrime.ae"
          target="_blank"
          rel="noreferrer"
          className="text-brand underline underline-offset-4"
        >
          <bdi dir="ltr">ecrime.ae</bdi> <span className="font-normal">{hint.newTab}</span>
        </a>
        {t.police.abuDhabi}
        <InlinePhone number={EMERGENCY_CONTACTS.abuDhabiPolice} />
        {t.police.after}
      </p>
      <div data-group className="mt-6 hidden in-data-alive:block print:hidden">
        <MakePageButton receipt={receipt} />
        <p role="status" className="mt-2 empty:hidden" />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/report-scam">{t.again}</ButtonLink>
        <Link
          to="/report-status"
          className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
        >
          {t.status}
        </Link>
      </div>
    </div>
  )
}

/** Buttons to copy or print the receipt. Need a script. */
function WaysToKeep({ receipt }: { receipt: string }) {
  const t = useText(reportText).received
  return (
    <div className="hidden flex-wrap items-center gap-3 in-data-alive:flex">
      <Button look="quiet" data-copy={receipt}>
        {t.copy}
      </Button>
      <Button look="quiet" data-does="print">
        {t.print}
      </Button>
      <p role="status" data-copied={t.copied} data-not-copied={t.notCopied} />
    </div>
  )
}
