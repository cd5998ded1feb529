import type { Span } from '#analyzer'
import type { Indicator, IndicatorKind } from '../indicator.ts'

/** An indicator in a text, with the places that name it. */
export type FoundIndicator<Kind extends IndicatorKind = IndicatorKind> = Indicator<Kind> & {
  spans: readonly Span[]
}
