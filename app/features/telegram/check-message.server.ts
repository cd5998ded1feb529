import type { Content } from '#analyzer'
import type { Analysis } from '#app/features/checks/analysis.ts'
import { analyzeContent, readContent } from '#app/features/checks/analyze-content.server.ts'
import { ANALYSIS_FAILED, HOURLY, limitKey } from '#app/features/checks/check-content.server.ts'
import type { ContentProblem } from '#app/features/checks/check-input.ts'
import { countUnstored } from '#app/features/checks/checks.db.server.ts'
import { resultOrRefund } from '#app/features/checks/result-or-refund.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { consume, refund } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'

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
  const check = analyzeContent(app, read.value, { locale }).then(async (analysis) => {
    await countUnstored(app, analysis)
    return analysis
  })
  const analysis = await resultOrRefund(app, sender, check, () => refund(app.db, place))
  return { ok: true, analysis: analysis ?? ANALYSIS_FAILED }
}
