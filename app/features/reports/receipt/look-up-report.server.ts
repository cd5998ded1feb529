import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { consume } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { findProgress, type ReportProgress } from '../reports.db.server.ts'
import { receiptHashes } from './receipt.server.ts'

const LIMIT = { places: LIMITS.receiptLooksPerWindow, windowMs: LIMITS.receiptLookWindow }

export type LookUpProblem = 'empty' | 'unknown' | 'rate-limited' | 'no-identity' | 'failed'

export type LookUp = { ok: true; report: ReportProgress } | { ok: false; problem: LookUpProblem }

/** Returns the status of the report with a receipt code. Takes the same work for known and unknown codes. */
export async function lookUpReport(
  app: App,
  visitor: Visitor | null,
  code: string,
): Promise<LookUp> {
  if (code.trim() === '') return { ok: false, problem: 'empty' }
  if (!visitor) return { ok: false, problem: 'no-identity' }
  try {
    const place = await consume(app.db, `receipt:${visitor.ipHash}`, LIMIT)
    if (!place) return { ok: false, problem: 'rate-limited' }
    const report = await findProgress(app.db, receiptHashes(app.crypto, code))
    return report ? { ok: true, report } : { ok: false, problem: 'unknown' }
  } catch (err) {
    app.log.error({ err }, 'a report could not be looked up')
    return { ok: false, problem: 'failed' }
  }
}
