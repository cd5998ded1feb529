import { type ReactNode, useId } from 'react'
import type { ContentType } from '#app/domain/content-type.ts'
import { ReadAloudButton } from '#app/features/shell/read-aloud-button.tsx'
import { useText } from '#app/i18n/use-text.tsx'
import { Bar } from '#app/ui/bar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pictogram } from '#app/ui/pictogram.tsx'
import { checkerText } from '#words/checker/checker.js'
import { shellText } from '#words/shell.js'
import { CHECK_IDS } from '../form/check-ids.ts'
import type { ExplainedKind } from '../kinds/explained-kind.db.server.ts'
import type { WordedAnalysis } from '../word-analysis.server.ts'
import { MarkedText } from './marked-text.tsx'
import { PassOn } from './pass-on.tsx'
import { ReportThis } from './report-this.tsx'

type Props = {
  analysis: WordedAnalysis
  similarScams: number
  type: ContentType
  text: string
  /** Time of the check, ISO 8601. */
  checkedAt: string
  /** The library's explanation of the scam type. */
  kind: ExplainedKind | null
  /** Content at the end of the card. */
  children?: ReactNode
}

type Tone = { icon: IconName; head: string; figure: string }

const TONES: Readonly<Record<WordedAnalysis['outcome'], Tone>> = {
  safe: { icon: 'shield-check', head: 'bg-safe-soft text-safe', figure: 'text-safe' },
  unsure: { icon: 'info', head: 'bg-caution-soft text-caution', figure: 'text-caution' },
  scam: { icon: 'alert', head: 'bg-danger-soft text-danger-strong', figure: 'text-danger' },
}

/** Verdict, reasons and recommendations. The heading receives focus, so that it is announced and in view. */
export function CheckResult({
  analysis,
  similarScams,
  type,
  text,
  checkedAt,
  kind,
  children,
}: Props) {
  const t = useText(checkerText).result
  const { links } = useText(shellText)
  const titleId = useId()
  const {
    outcome,
    failed,
    confidence,
    reasons,
    // Absent in a result that the previous version encrypted.
    facts = [],
    reassurances,
    scamType,
    recommendation,
    sign,
    settledBy,
    mayHaveHappened,
  } = analysis
  const tone = TONES[outcome]
  const marked = failed ? [] : reasons.filter(({ spans }) => spans.length > 0)
  return (
    <section id={CHECK_IDS.result} aria-labelledby={titleId} className="mt-8">
      <Card flush>
        <div className={classNames('flex items-start gap-4 p-5 sm:p-7', tone.head)}>
          <Icon name={tone.icon} className="size-9" />
          <div>
            <h2
              id={titleId}
              tabIndex={-1}
              data-takes-focus
              data-spoken=""
              className="scroll-mt-24 text-xl"
            >
              {failed ? t.failed : t[outcome]}
            </h2>
            {scamType && !failed && (
              <p className="mt-1 font-semibold">
                <span className="sr-only">{t.scamType}: </span>
                <span dir="auto">{scamType}</span> · {t.levels[analysis.warningLevel]}
              </p>
            )}
            {kind && (
              <Link
                to={kind.path}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 print:hidden"
              >
                {t.howItWorks}
              </Link>
            )}
          </div>
        </div>
        <div className="space-y-7 p-5 sm:p-7">
          <ReadAloudButton of={CHECK_IDS.result} />
          {!failed && outcome !== 'unsure' && (
            <div className={tone.figure}>
              <div className="mb-1.5 flex justify-between text-sm font-semibold text-ink">
                <span>{t.confidence}</span>
                <span>{t.percent({ n: confidence })}</span>
              </div>
              <Bar label={t.confidence} percent={confidence} />
            </div>
          )}
          <Part title={t.action}>
            <div className="flex items-center gap-4">
              {sign && <Pictogram {...sign} />}
              <p data-spoken="" className="text-lg font-semibold">
                {recommendation}
              </p>
            </div>
          </Part>
          <Sentences title={t.settledBy} sentences={settledBy} marker="marker:text-caution" />
          {reasons.length > 0 && (
            <Part title={outcome === 'safe' ? t.noticed : t.signs}>
              <ol
                className={classNames(
                  'list-decimal space-y-2 ps-6 marker:font-bold',
                  MARKERS[outcome],
                )}
              >
                {reasons.map((reason, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes once shown
                  <li key={place} data-spoken="" className="ps-1">
                    {reason.text}
                  </li>
                ))}
              </ol>
            </Part>
          )}
          <Sentences title={t.facts} sentences={facts} marker="marker:text-muted" />
          {outcome !== 'scam' && reassurances.length > 0 && (
            <Part title={t.reassurances}>
              <ul className="space-y-2">
                {reassurances.map((reassurance) => (
                  <li key={reassurance} className="flex gap-2.5">
                    <Icon name="check" className="text-safe" />
                    {reassurance}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {marked.length > 0 ? (
            <Part title={t.yourText}>
              <MarkedText label={t.yourText} text={text} reasons={reasons} />
            </Part>
          ) : (
            <div className="hidden print:block">
              <Part title={t.checkedText}>
                <MarkedText label={t.checkedText} text={text} reasons={[]} />
              </Part>
            </div>
          )}
          {!failed && (
            <p className="text-muted">
              {t.uncertain}{' '}
              <Link to="/accuracy" className="text-brand underline underline-offset-4">
                {t.accuracy}
              </Link>
            </p>
          )}
          {!failed && (
            <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
              <p className="font-medium">{t.similar({ n: similarScams })}</p>
              <div className="flex flex-wrap gap-3 max-sm:w-full">
                {mayHaveHappened && (
                  <ButtonLink to="/first-24-hours" look="quiet" className="max-sm:w-full">
                    {links.firstDay}
                  </ButtonLink>
                )}
                <ReportThis
                  draft={{
                    title: scamType ?? t.draftTitles[type],
                    category: kind?.category ?? '',
                    description: text,
                  }}
                  look={outcome === 'scam' ? 'danger' : 'quiet'}
                />
              </div>
            </div>
          )}
          {analysis.image && (
            <PassOn analysis={analysis} image={analysis.image} type={type} checkedAt={checkedAt} />
          )}
          {children}
        </div>
      </Card>
    </section>
  )
}

const MARKERS: Readonly<Record<WordedAnalysis['outcome'], string>> = {
  safe: 'marker:text-muted',
  unsure: 'marker:text-caution',
  scam: 'marker:text-danger-strong',
}

/** A part with a list; nothing without sentences. */
function Sentences({
  title,
  sentences,
  marker,
}: {
  title: string
  sentences: readonly string[]
  marker: string
}) {
  if (sentences.length === 0) return null
  return (
    <Part title={title}>
      <ul className={classNames('list-disc space-y-2 ps-6', marker)}>
        {sentences.map((sentence) => (
          <li key={sentence} data-spoken="" className="max-w-prose ps-1">
            {sentence}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 text-sm tracking-normal text-muted">{title}</h3>
      {children}
    </div>
  )
}
