import type { CheckedItem, ItemProblem } from '#app/features/api/check-shapes.server.ts'
import { ITEM_PROBLEM_DETAILS } from '#app/features/api/check-words.server.ts'
import type { Analysis } from '#app/features/checks/analysis.ts'
import { wordAnalysis } from '#app/features/checks/word-analysis.server.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** Returns a verdict as the API represents it, with the sentences of the result page. */
export function wordItem(analysis: Analysis, locale: Locale): CheckedItem {
  const worded = wordAnalysis(analysis, locale)
  const { scamType, recommendation, reasons, reassurances, facts = [] } = analysis
  return {
    problem: null,
    result: {
      outcome: analysis.outcome,
      confidence: analysis.confidence,
      scam_type: scamType && { code: codeOf(scamType), text: worded.scamType ?? '' },
      warning_level: analysis.warningLevel,
      reasons: worded.reasons.map(({ text, spans }, at) => ({
        code: codeOf(reasons[at] ?? {}),
        text,
        spans: [...spans],
      })),
      reassurances: reassurances.map(({ code, spans }, at) => ({
        code,
        text: worded.reassurances[at] ?? '',
        spans,
      })),
      recommendation: { code: codeOf(recommendation), text: worded.recommendation },
      settled_by: worded.settledBy,
      facts: facts.map(({ code }, at) => ({ code, text: worded.facts[at] ?? '' })),
    },
  }
}

/** Returns the answer for a text that was not checked. */
export function failedItem(code: ItemProblem): CheckedItem {
  return { result: null, problem: { code, detail: ITEM_PROBLEM_DETAILS[code] } }
}

/** Null for a model's own words. */
function codeOf(wording: object): string | null {
  return 'code' in wording ? String(wording.code) : null
}
