import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import {
  type ConsumedPlace,
  consume,
  refund,
  remaining,
} from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import type { ReportProblem } from '../report-input.ts'

const REPORTS = { places: LIMITS.reportsPerWindow, windowMs: LIMITS.reportWindow }
const UPLOADS = { places: LIMITS.uploadsPerWindow, windowMs: LIMITS.uploadWindow }

/** Why a valid report cannot be accepted now. */
export type Unavailability = Extract<ReportProblem, 'rate-limited' | 'no-identity' | 'failed'>

/** Consumes one of the visitor's reports in the rolling hour; null if none is left. */
export function consumeReportLimit({ db }: App, visitor: Visitor): Promise<ConsumedPlace | null> {
  return consume(db, reportKey(visitor), REPORTS)
}

/** Refunds the rate limit of a report that was not stored. */
export async function refundReportLimit({ db, log }: App, place: ConsumedPlace): Promise<void> {
  await refund(db, place).catch((err) => log.error({ err }, 'a place could not be given back'))
}

/**
 * Returns why the visitor's images are not decoded; null if they are. Consumes a separate hourly limit that
 * is never refunded, because decoding is expensive.
 */
export async function consumeUploadLimit(
  app: App,
  visitor: Visitor | null,
): Promise<Unavailability | null> {
  if (!visitor) return 'no-identity'
  try {
    const isFree = (await remaining(app.db, reportKey(visitor), REPORTS)) > 0
    const place = isFree && (await consume(app.db, `upload:${visitor.ipHash}`, UPLOADS))
    return place ? null : 'rate-limited'
  } catch (err) {
    app.log.error({ err }, 'an upload could not be counted')
    return 'failed'
  }
}

function reportKey(visitor: Visitor): string {
  return `report:${visitor.ipHash}`
}
