import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import {
  freePlaces,
  giveBackPlace,
  type Place,
  takePlace,
} from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { sqlState } from '#database/transaction.server.ts'
import { keepEvidence, removeEvidence } from './evidence/keep-evidence.server.ts'
import { newReceipt, receiptHash } from './receipt/receipt.server.ts'
import type { ReportFields, ReportProblem } from './report-input.ts'
import { insertReport } from './reports.db.server.ts'

const LIMIT = { places: LIMITS.reportsPerWindow, windowMs: LIMITS.reportWindow }
const UPLOADS = { places: LIMITS.uploadsPerWindow, windowMs: LIMITS.uploadWindow }

/** Fields without problems, and images as `prepareImage` gives them. */
export type Report = { fields: ReportFields; images: readonly Buffer[] }

type Hindrance = Extract<ReportProblem, 'rate-limited' | 'no-identity' | 'failed'>

export type SubmitOutcome = { ok: true; receipt: string } | { ok: false; problem: Hindrance }

/**
 * Keeps a report for staff to review, its evidence first, and gives the receipt by which the reporter follows it. Takes
 * one of the visitor's places in the rolling hour; gives it back when the report could not be kept.
 */
export async function submitReport(
  app: App,
  visitor: Visitor | null,
  report: Report,
): Promise<SubmitOutcome> {
  if (!visitor) return { ok: false, problem: 'no-identity' }
  let place: Place | null = null
  try {
    place = await takePlace(app.db, limitKey(visitor), LIMIT)
    if (!place) return { ok: false, problem: 'rate-limited' }
    return { ok: true, receipt: await keepReport(app, visitor, report) }
  } catch (err) {
    app.log.error({ err }, 'a report could not be kept')
    if (place) {
      await giveBackPlace(app.db, place).catch((fault) =>
        app.log.error({ err: fault }, 'a place could not be given back'),
      )
    }
    return { ok: false, problem: 'failed' }
  }
}

/**
 * Why the images of this visitor need not be decoded; null when they are to be. Takes a place in a rolling hour of its
 * own, which a form that is refused later does not give back: decoding has cost what it costs.
 */
export async function takeUpload(app: App, visitor: Visitor | null): Promise<Hindrance | null> {
  if (!visitor) return 'no-identity'
  try {
    if ((await freePlaces(app.db, limitKey(visitor), LIMIT)) === 0) return 'rate-limited'
    return (await takePlace(app.db, `upload:${visitor.ipHash}`, UPLOADS)) ? null : 'rate-limited'
  } catch (err) {
    app.log.error({ err }, 'an upload could not be counted')
    return 'failed'
  }
}

/**
 * A database that answers with an error has rolled back, so the evidence goes. When the connection broke, the row may
 * be there all the same: the sweep finds out.
 */
async function keepReport(app: App, visitor: Visitor, { fields, images }: Report): Promise<string> {
  const receipt = newReceipt()
  const evidence = await keepEvidence(app, images)
  try {
    const hash = receiptHash(app.crypto, receipt)
    await insertReport(app, visitor, { fields, evidence, receiptHash: hash })
    return receipt
  } catch (fault) {
    if (sqlState(fault)) await removeEvidence(app, evidence)
    throw fault
  }
}

function limitKey(visitor: Visitor): string {
  return `report:${visitor.ipHash}`
}
