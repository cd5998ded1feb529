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

/** Why a report that is right is not taken now. */
export type Unavailability = Extract<ReportProblem, 'rate-limited' | 'no-identity' | 'failed'>

/** Takes one of the visitor's places for reports in the rolling hour; null when all are taken. */
export function consumeReportLimit({ db }: App, visitor: Visitor): Promise<ConsumedPlace | null> {
  return consume(db, reportKey(visitor), REPORTS)
}

/** Gives back the place of a report that was not kept. */
export async function refundReportLimit({ db, log }: App, place: ConsumedPlace): Promise<void> {
  await refund(db, place).catch((err) => log.error({ err }, 'a place could not be given back'))
}

/**
 * Why the pictures of this visitor need not be decoded; null when they are to be. Takes a place in a rolling hour of its
 * own, which a form that is refused later does not give back: decoding has cost what it costs.
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
