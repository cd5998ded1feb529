import type { ReportStatus } from '#app/domain/report-status.ts'
import { LISTS_ID, titleId } from '#app/features/scams/staff/entry-fields.tsx'
import { hasWordsIn, type ScamInput } from '#app/features/scams/staff/scam-input.ts'
import { englishName, englishNames } from '#app/features/texts/language-name.ts'
import { unfold } from '#app/features/texts/language-section.tsx'
import { FALLBACK, LOCALES } from '#app/i18n/locale.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { KeyHint } from '#app/ui/staff/keys/key-hint.tsx'
import { staffReports } from '#words/en/staff/staff-reports.js'
import type { Offer } from '../open-report.server.ts'
import { holdsOffered } from './entry-input.ts'

/** On a phone the buttons share one line. */
const BUTTON = 'max-sm:grow max-sm:px-2 max-sm:text-sm'

/**
 * Decision buttons, fixed at the bottom edge, with notes about content that is easily overlooked.
 * @param form id of the form they submit
 * @param entry as it would be published; null if none can be created
 * @param offer lists that were filled in
 */
export function DecisionBar({
  form,
  status,
  entry,
  offer,
  isSending,
}: {
  form: string
  status: ReportStatus | null
  entry: ScamInput | null
  offer: Offer | null
  isSending: boolean
}) {
  const t = staffReports.report
  const sends = { type: 'submit', form, name: 'decision', disabled: isSending } as const
  return (
    <div className="sticky bottom-0 low:static z-10 -mx-5 mt-8 -mb-5 border-t border-line bg-surface px-5 py-3 sm:-mx-7 sm:-mb-7 sm:px-7">
      {entry && status !== 'approved' && (
        <p className="mb-2 text-sm">
          <LackingNote entry={entry} />
          {offer && holdsOffered(entry, offer.lists) && <OfferNote offer={offer} />}
        </p>
      )}
      <div className="flex flex-wrap gap-2 sm:gap-3">
        {status !== 'approved' && (
          <Button {...sends} value="approve" aria-keyshortcuts="a" className={BUTTON}>
            {t.approve}
            <KeyHint of="a" />
          </Button>
        )}
        {status !== 'rejected' && (
          <Button {...sends} look="danger" value="reject" aria-keyshortcuts="r" className={BUTTON}>
            {t.reject}
            <KeyHint of="r" />
          </Button>
        )}
        {status !== 'pending' && (
          <Button {...sends} look="quiet" value="reopen" className={BUTTON}>
            {t.reopen}
          </Button>
        )}
      </div>
    </div>
  )
}

const LINK = 'inline-block min-h-6 font-semibold text-brand underline'

/** Lists the languages that an entry lacks, with links to their fields. */
function LackingNote({ entry }: { entry: ScamInput }) {
  const t = staffReports.report.lacking
  const lacking = LOCALES.filter((locale) => !hasWordsIn(entry, locale))
  const shown = LOCALES.find((locale) => !lacking.includes(locale)) ?? FALLBACK
  if (lacking.length === 0) return null
  return (
    <>
      <Icon name="globe" className="me-2 hidden text-caution sm:inline" />
      {t.text({ languages: englishNames(lacking), shown: englishName(shown) })}{' '}
      {lacking.map((locale) => (
        <a
          key={locale}
          href={`#${titleId(locale)}`}
          onClick={() => unfold(titleId(locale))}
          className={classNames(LINK, 'me-3')}
        >
          {t.add({ language: englishName(locale) })}
        </a>
      ))}
    </>
  )
}

/** Says from which entry warning signs and tips were filled in, with a link to them. */
function OfferNote({ offer }: { offer: Offer }) {
  const t = staffReports.report.offer
  const { title } = offer.of
  return (
    <>
      {t.from} <bdi lang={languageOf(title)}>{title}</bdi>.{' '}
      <a href={`#${LISTS_ID}`} className={LINK}>
        {t.check}
      </a>
    </>
  )
}
