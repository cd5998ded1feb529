import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import {
  freePlaces,
  giveBackPlace,
  type Place,
  takePlace,
} from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { isTaken, sqlState } from '#database/transaction.server.ts'
import { keepEvidence, removeEvidence } from './evidence/keep-evidence.server.ts'
import { receiptHash } from './receipt/receipt.server.ts'
import type { ReportFields, ReportProblem } from './report-input.ts'
import { findProgress, insertReport } from './reports.db.server.ts'

const LIMIT = { places: LIMITS.reportsPerWindow, windowMs: LIMITS.reportWindow }
const UPLOADS = { places: LIMITS.uploadsPerWindow, windowMs: LIMITS.uploadWindow }

/** Fields without problems, images as `prepareImage` gives them, and the code that is the report's own. */
export type Report = { fields: ReportFields; images: readonly Buffer[]; receipt: string }

type Hindrance = Extract<ReportProblem, 'rate-limited' | 'no-identity' | 'failed'>

export type SubmitOutcome = { ok: true } | { ok: false; problem: Hindrance }

/**
 * Keeps a report for staff to review, its evidence first. Takes one of the visitor's places in the rolling hour; gives it
 * back when the report could not be kept, or had been already: who sends a form again is told what was told the first time.
 */
export async function submitReport(
  app: App,
  visitor: Visitor | null,
  report: Report,
): Promise<SubmitOutcome> {
  if (!visitor) return { ok: false, problem: 'no-identity' }
  let place: Place | null = null
  let isKept = false
  try {
    place = await takePlace(app.db, limitKey(visitor), LIMIT)
    if (place) isKept = await keepReport(app, visitor, report)
    else if (!(await wasKept(app, report.receipt))) return { ok: false, problem: 'rate-limited' }
    return { ok: true }
  } catch (err) {
    app.log.error({ err }, 'a report could not be kept')
    return { ok: false, problem: 'failed' }
  } finally {
    if (place && !isKept) await giveBack(app, place)
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

/** Whether the report of this code is there already; no when that can't be told. */
export async function wasKept({ db, crypto, log }: App, receipt: string): Promise<boolean> {
  try {
    return (await findProgress(db, [receiptHash(crypto, receipt)])) !== null
  } catch (err) {
    log.error({ err }, 'a report could not be looked up')
    return false
  }
}

/**
 * Whether the report is new. A database that answers with an error has rolled back, so the evidence goes. When the connection
 * broke, the row may be there all the same: the sweep finds out.
 */
async function keepReport(
  app: App,
  visitor: Visitor,
  { fields, images, receipt }: Report,
): Promise<boolean> {
  const evidence = await keepEvidence(app, images)
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

async function giveBack(app: App, place: Place): Promise<void> {
  await giveBackPlace(app.db, place).catch((err) =>
    app.log.error({ err }, 'a place could not be given back'),
  )
}

function limitKey(visitor: Visitor): string {
  return `report:${visitor.ipHash}`
}
