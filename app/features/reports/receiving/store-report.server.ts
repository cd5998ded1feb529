import type { App } from '#app/platform/context.server.ts'
import type { ConsumedPlace } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { isTaken, sqlState } from '#database/transaction.server.ts'
import { removeEvidence, storeEvidence } from '../evidence/store-evidence.server.ts'
import { receiptHash } from '../receipt/receipt.server.ts'
import { findProgress, insertReport } from '../reports.db.server.ts'
import type { SentReport } from './parse-report.server.ts'
import {
  consumeReportLimit,
  refundReportLimit,
  type Unavailability,
} from './report-limits.server.ts'

/**
 * Stores a valid report for review, or returns why not. A resubmitted report returns its first result.
 * Reports by bots are dropped.
 */
export async function storeReport(
  app: App,
  visitor: Visitor | null,
  sent: SentReport,
): Promise<{ problem: Unavailability } | null> {
  let problem: Unavailability | null = null
  if (sent.byMachine) app.log.info('a report by a machine was dropped')
  else if (sent.undecoded) problem = (await wasKept(app, sent)) ? null : sent.undecoded
  else if (!visitor) problem = 'no-identity'
  else problem = await keepInPlace(app, visitor, sent)
  return problem && { problem }
}

/** Consumes the rate limit, and refunds it if no new report was stored. */
async function keepInPlace(
  app: App,
  visitor: Visitor,
  sent: SentReport,
): Promise<Unavailability | null> {
  let place: ConsumedPlace | null = null
  let isNew = false
  try {
    place = await consumeReportLimit(app, visitor)
    if (place) isNew = await keepOnce(app, visitor, sent)
    return place || (await wasKept(app, sent)) ? null : 'rate-limited'
  } catch (err) {
    app.log.error({ err }, 'a report could not be kept')
    return 'failed'
  } finally {
    if (place && !isNew) await refundReportLimit(app, place)
  }
}

/**
 * Stores the evidence, then the report, and returns whether it is new. After a database error the transaction
 * was rolled back, so the evidence is removed. If the connection broke, the row may exist: the sweep decides.
 */
async function keepOnce(app: App, visitor: Visitor, sent: SentReport): Promise<boolean> {
  const { fields, images, receipt } = sent
  const evidence = await storeEvidence(app, images)
  try {
    const hash = receiptHash(app.crypto, receipt)
    await insertReport(app, visitor, { fields, evidence, receiptHash: hash })
    return true
  } catch (fault) {
    if (sqlState(fault)) await removeEvidence(app, evidence)
    if (isTaken(fault)) return false
    throw fault
  }
}

/** Whether this report is already stored; false if unknown. */
async function wasKept({ db, crypto, log }: App, { receipt }: SentReport): Promise<boolean> {
  try {
    return (await findProgress(db, [receiptHash(crypto, receipt)])) !== null
  } catch (err) {
    log.error({ err }, 'a report could not be looked up')
    return false
  }
}
