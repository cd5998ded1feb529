import { checkerText } from '#app/i18n/checker/checker.ts'
import { useText } from '#app/i18n/use-text.tsx'
import type { WordedReason } from '../word-analysis.server.ts'
import { type Segment, segmentsOf } from './segments.ts'

/** The visitor's own text with the words that gave it away marked. Links in it stay plain words: nothing to tap. */
export function MarkedText({ text, reasons }: { text: string; reasons: readonly WordedReason[] }) {
  return (
    <p
      dir="auto"
      className="max-h-96 overflow-y-auto print:max-h-none print:overflow-visible rounded-md border border-line bg-sunken p-4 whitespace-pre-wrap wrap-anywhere"
    >
      {segmentsOf(text, reasons).map((segment) => (
        <SegmentText key={segment.start} segment={segment} />
      ))}
    </p>
  )
}

function SegmentText({ segment: { text, signs } }: { segment: Segment }) {
  const t = useText(checkerText).result
  if (signs.length === 0) return text
  return (
    <>
      <mark className="rounded-sm bg-danger-soft px-0.5 font-semibold text-danger-strong underline decoration-2 underline-offset-2">
        {text}
      </mark>
      {signs.map((sign) => (
        <sup key={sign} className="ms-0.5 font-bold text-danger-strong" dir="ltr">
          <span className="sr-only"> ({t.markOf(sign)}) </span>
          <span aria-hidden="true">{sign}</span>
        </sup>
      ))}
    </>
  )
}
