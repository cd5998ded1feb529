import { analyze, type Content, type Verdict } from '#analyzer'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import {
  GenerativeAiError,
  isGenerativeAiError,
  isOutage,
} from '#app/platform/generative-ai/generative-ai.server.ts'
import type { Analysis, ModelAnswer } from './analysis.ts'
import { analyzeWithModel } from './generative/generative-analysis.server.ts'

/**
 * Asks the analyzers in the configured order and uses the first answer. A model cannot overrule decisive
 * findings of the local analyzer.
 * @throws GenerativeAiError if none answered: of several errors the first one that was billed
 */
export async function analyzeByChain(
  { env, ai, log, metrics }: Pick<App, 'env' | 'ai' | 'log' | 'metrics'>,
  content: Content,
  { locale, signal }: { locale: Locale; signal?: AbortSignal | undefined },
): Promise<Analysis> {
  const verdict = analyze(content)
  const signs = verdict.findings.map(({ code }) => code)
  let failure = new GenerativeAiError('unavailable', 'no model is connected')
  for (const name of env.ANALYZERS) {
    if (name === 'local') return toAnalysis(verdict)
    const model = ai[name]
    if (!model) continue
    try {
      const answer = await analyzeWithModel(model, content, { signs, language: locale, signal })
      return withEvidence(answer, verdict)
    } catch (fault) {
      if (!isGenerativeAiError(fault)) throw fault
      log.warn({ analyzer: name, code: fault.code }, 'the generative analyzer did not answer')
      // A visitor who disconnects is not a model failure.
      if (fault.code === 'aborted') throw fault
      metrics.failures.inc({ of: 'model' })
      if (isOutage(failure)) failure = fault
    }
  }
  throw failure
}

/** Converts the local verdict to an analysis. */
function toAnalysis(verdict: Verdict): Analysis {
  return {
    outcome: verdict.outcome,
    isSafe: verdict.isSafe,
    confidence: verdict.confidence,
    reasons: verdict.findings,
    reassurances: verdict.reassurances,
    scamType: verdict.scamType ? { code: verdict.scamType } : null,
    recommendation: { code: verdict.recommendation },
    warningLevel: verdict.warningLevel,
    wouldChange: verdict.wouldChange,
    officialNumbers: verdict.officialNumbers,
    analyzer: `local/${verdict.version}`,
  }
}

/**
 * Combines the model's answer with the local verdict. Decisive findings turn safe into scam, other doubts
 * into unsure, and nothing makes the answer safer. The local findings mark the text.
 */
function withEvidence(answer: ModelAnswer, verdict: Verdict): Analysis {
  const { officialNumbers } = verdict
  if (!answer.isSafe) {
    const reasons = [...answer.reasons, ...verdict.findings]
    return { ...answer, outcome: 'scam', reasons, officialNumbers }
  }
  if (verdict.hardEvidence) return toAnalysis(verdict)
  if (verdict.outcome === 'safe') return { ...answer, outcome: 'safe' }
  return {
    ...answer,
    outcome: 'unsure',
    reasons: verdict.findings,
    recommendation: { code: verdict.recommendation },
    warningLevel: 'medium',
    wouldChange: verdict.wouldChange,
    officialNumbers,
  }
}
