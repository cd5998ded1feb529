import type { Content } from '#analyzer'
import type { Analysis } from '#app/features/checks/analysis.ts'
import { analyzeContent, readContent } from '#app/features/checks/analyze-content.server.ts'
import {
  ANALYSIS_FAILED,
  givesBack,
  HOURLY,
  limitKey,
} from '#app/features/checks/check-content.server.ts'
import type { ContentProblem } from '#app/features/checks/check-input.ts'
import { countCheck } from '#app/features/checks/checks.db.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { isGenerativeAiError } from '#app/platform/generative-ai/generative-ai.server.ts'
import { consume, refund } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { inTransaction } from '#database/transaction.server.ts'

/** A check of a message that is counted and not stored. */
export type MessageCheck =
  | { ok: true; analysis: Analysis }
  | { ok: false; problem: ContentProblem | 'rate-limited' }

/**
 * Checks a text under the sender's rate limit, counts it and stores nothing of it. A check that no analyzer
 * answered costs no place, and its result is the failed analysis of the specification.
 */
export async function checkMessage(
  app: App,
  sender: Visitor,
  content: Content,
  locale: Locale,
): Promise<MessageCheck> {
  const read = readContent(content)
  if (!read.ok) return read
  const place = await consume(app.db, limitKey(sender), HOURLY)
  if (!place) return { ok: false, problem: 'rate-limited' }
  try {
    const analysis = await analyzeContent(app, read.value, { locale })
    await inTransaction(app.db, (queries) => countCheck(queries, app.clock.now(), analysis))
    return { ok: true, analysis }
  } catch (err) {
    if (!isGenerativeAiError(err)) app.log.error({ err }, 'a check could not be finished')
    if (await givesBack(app, sender, err)) await refund(app.db, place)
    return { ok: true, analysis: ANALYSIS_FAILED }
  }
}
