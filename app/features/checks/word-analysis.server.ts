import type { Span } from '#analyzer'
import type { RiskLevel } from '#app/domain/risk-level.ts'
import { checkerText } from '#app/i18n/checker/checker.ts'
import { findingsText } from '#app/i18n/checker/findings.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Analysis } from './analysis.ts'

/** A warning sign in words, with its places in the visitor's text. */
export type WordedReason = { text: string; spans: readonly Span[] }

/** An analysis in the visitor's language, ready to be shown. */
export type WordedAnalysis = {
  isSafe: boolean
  /** No analyzer could answer: an error, not a detection. */
  failed: boolean
  confidence: number
  warningLevel: RiskLevel
  scamType: string | null
  recommendation: string
  /** What would make the verdict surer; null when it is clear. */
  wouldChange: string | null
  /** Something may have happened already: what to do in the first day is offered. */
  mayHaveHappened: boolean
  reasons: WordedReason[]
  reassurances: string[]
}

/**
 * Puts the codes of an analysis into words; what a model wrote stays as it is. Done here and not in the browser, so
 * that no visitor downloads the sentences of every sign there is.
 */
export function wordAnalysis(analysis: Analysis, locale: Locale): WordedAnalysis {
  const t = checkerText[locale]
  const found = findingsText[locale]
  const { isSafe, confidence, warningLevel, scamType, recommendation } = analysis
  return {
    isSafe,
    failed: scamType !== null && 'code' in scamType && scamType.code === 'analysis-error',
    confidence,
    warningLevel,
    scamType: scamType && textOf(scamType, { ...found.scamTypes, ...t.scamTypes }),
    recommendation: textOf(recommendation, { ...found.recommendations, ...t.recommendations }),
    wouldChange: analysis.wouldChange ? found.changes[analysis.wouldChange] : null,
    mayHaveHappened: !isSafe || analysis.wouldChange === 'the-message-itself',
    reasons: analysis.reasons.map((reason) =>
      'spans' in reason
        ? { text: found.findings[reason.code](reason.params), spans: reason.spans }
        : { text: textOf(reason, t.outcomes), spans: [] },
    ),
    reassurances: analysis.reassurances.map(({ code, params }) => found.reassurances[code](params)),
  }
}

function textOf<Code extends string>(
  wording: { code: Code } | { text: string },
  texts: Readonly<Record<Code, string>>,
): string {
  return 'code' in wording ? texts[wording.code] : wording.text
}
