import { languageOf } from '#app/i18n/text-language.ts'
import { useLocale, useText } from '#app/i18n/use-text.tsx'
import { checkerText } from '#words/checker/checker.js'
import type { WordedReason } from '../word-analysis.server.ts'
import { type Segment, segmentsOf } from './segments.ts'

/**
 * The visitor's text with the words responsible highlighted. Links are not clickable.
 * @param label accessible name of the scrollable box
 */
export function MarkedText({
  label,
  text,
  reasons,
}: {
  label: string
  text: string
  reasons: readonly WordedReason[]
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that keys can scroll a long text
      tabIndex={0}
      lang={languageOf(text)}
      dir="auto"
      className="max-h-96 overflow-y-auto print:max-h-none print:overflow-visible rounded-md border border-line bg-sunken p-4 whitespace-pre-wrap wrap-anywhere"
    >
      {segmentsOf(text, reasons).map((segment) => (
        <SegmentText key={segment.start} segment={segment} />
      ))}
    </div>
  )
}

function SegmentText({ segment: { text, signs } }: { segment: Segment }) {
  const t = useText(checkerText).result
  const locale = useLocale()
  if (signs.length === 0) return text
  return (
    <>
      <mark className="rounded-sm bg-danger-soft px-0.5 font-semibold text-danger-strong underline decoration-2 underline-offset-2">
        {text}
      </mark>
      <sup className="ms-0.5 font-bold text-danger-strong" dir="ltr">
        {signs.map((sign) => (
          <span key={sign} lang={locale} className="sr-only">
            {' '}
            ({t.markOf({ n: sign })}){' '}
          </span>
        ))}
        <span aria-hidden="true">{signs.join(', ')}</span>
      </sup>
    </>
  )
}
