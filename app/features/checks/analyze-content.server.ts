import { performance } from 'node:perf_hooks'
import { type Content, holdsAddress } from '#analyzer'
import { gatherKnowledge } from '#app/features/indicators/known/gather-knowledge.server.ts'
import {
  type SoleIndicator,
  soleIndicator,
} from '#app/features/indicators/parse/sole-indicator.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Analysis } from './analysis.ts'
import { analyzeByChain } from './analyze-by-chain.server.ts'
import { type ContentProblem, textProblem } from './check-input.ts'
import { withKnowledge } from './with-knowledge.ts'

/** A text that can be analyzed. */
export type CheckableContent = {
  /** As submitted. */
  submitted: Content
  /** As analyzed: a number or an account alone is a message, whichever type was chosen. */
  content: Content
  sole: SoleIndicator | null
}

/** Parses a submitted text. Invalid input is rejected before it costs anything. */
export function readContent(
  submitted: Content,
): { ok: true; value: CheckableContent } | { ok: false; problem: ContentProblem } {
  const { type, text } = submitted
  const problem = textProblem(text)
  if (problem) return { ok: false, problem }
  const sole = soleIndicator({ text })
  if (type === 'website' && !sole && !holdsAddress(text))
    return { ok: false, problem: 'no-address' }
  const content = { type: sole ? 'message' : type, text } satisfies Content
  return { ok: true, value: { submitted, content, sole } }
}

/**
 * Analyzes a text by its words and by what is known about its links, numbers and accounts. Counts it in the
 * metrics and stores nothing.
 * @throws GenerativeAiError if no analyzer answered
 */
export async function analyzeContent(
  app: App,
  { submitted: { type }, content, sole }: CheckableContent,
  { locale, signal }: { locale: Locale; signal?: AbortSignal | undefined },
): Promise<Analysis> {
  const start = performance.now()
  const [words, knowledge] = await Promise.all([
    analyzeByChain(app, content, { locale, signal }),
    gatherKnowledge(app, content, sole),
  ])
  const analysis = withKnowledge(words, knowledge)
  const analyzer = analysis.analyzer.split('/')[0] ?? ''
  app.metrics.checkSeconds.observe({ analyzer }, (performance.now() - start) / 1000)
  app.metrics.checks.inc({ type, result: analysis.outcome, analyzer })
  return analysis
}
