import { RETENTION, RETENTION_EVERY } from '#app/domain/limits.ts'
import { dayInUae } from '#app/domain/uae-time.ts'
import { sweepOrphans } from '#app/features/reports/evidence/sweep-orphans.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { endLease, takeLease } from '#app/platform/lease.db.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { removeMailsBefore } from '#app/platform/mail/outbox.server.ts'
import {
  emptyUnpublishedReports,
  forgetImages,
  forgetInteractions,
  forgetReporters,
  removeApiKeyUses,
  removeChecks,
  removeEndedSignIns,
  removeNetworkFacts,
  removePageViews,
  removeRateLimits,
  removeTelegramUpdates,
  removeTrends,
  removeUnconfirmedAlerts,
} from './retention.db.server.ts'

const LEASE = 'retention'

/** Number of processed items by kind; `orphan` counts deleted unreferenced image files. */
export type RetentionCounts = Record<keyof typeof RETENTION | 'orphan', number>

/**
 * Deletes expired data. The outbox is local to each machine; everything else is shared, and one process per
 * hour does it. A failed kind does not block the others, and is retried on the next run.
 * @returns null if another process has this hour
 */
export async function runRetention(
  app: App,
  stopping?: AbortSignal,
): Promise<RetentionCounts | null> {
  const { db, log } = app
  const now = app.clock.now().getTime()
  const cutoff = (kind: keyof typeof RETENTION) => new Date(now - RETENTION[kind])
  let complete = true
  const attempt = async (work: () => Promise<number>) => {
    try {
      return await work()
    } catch (err) {
      complete = false
      log.error({ err }, 'what is past its time could not be removed')
      return 0
    }
  }
  const contactMessage = await attempt(() =>
    removeMailsBefore(outboxOf(app.env), cutoff('contactMessage')),
  )
  if (!(await takeLease(db, LEASE, RETENTION_EVERY))) return null
  const all = (batch: () => Promise<number>) =>
    attempt(async () => {
      let total = 0
      for (let done = 1; done > 0 && !stopping?.aborted; total += done) done = await batch()
      return total
    })
  const counts: RetentionCounts = {
    checkContent: await all(() => removeChecks(db, cutoff('checkContent'))),
    reporterContact: await all(() => forgetReporters(db, cutoff('reporterContact'))),
    rejectedReport: await all(() => emptyUnpublishedReports(db, cutoff('rejectedReport'))),
    evidenceImages: await all(() => forgetImages(db, cutoff('evidenceImages'))),
    interactionFingerprint: await all(() =>
      forgetInteractions(db, cutoff('interactionFingerprint')),
    ),
    networkFacts: await all(() => removeNetworkFacts(db, cutoff('networkFacts'))),
    rateLimit: await all(() => removeRateLimits(db, cutoff('rateLimit'))),
    telegramUpdates: await all(() => removeTelegramUpdates(db, cutoff('telegramUpdates'))),
    unconfirmedAlert: await all(() => removeUnconfirmedAlerts(db, cutoff('unconfirmedAlert'))),
    endedSignIn: await all(() => removeEndedSignIns(db, cutoff('endedSignIn'))),
    pageViewCounts: await all(() => removePageViews(db, dayInUae(cutoff('pageViewCounts')))),
    trendCounts: await all(() => removeTrends(db, dayInUae(cutoff('trendCounts')))),
    apiKeyUses: await all(() => removeApiKeyUses(db, cutoff('apiKeyUses'))),
    contactMessage,
    orphan: stopping?.aborted ? 0 : await attempt(() => sweepOrphans(app)),
  }
  if (!complete || stopping?.aborted) await endLease(db, LEASE)
  else app.metrics.jobSuccess.set({ name: LEASE }, now / 1000)
  log.info({ removed: counts }, 'retention')
  return counts
}
