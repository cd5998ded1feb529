import type { ReportStatus } from '#app/domain/report-status.ts'
import { versionOf } from '#app/features/audit/row-version.ts'
import { readLog, writeLog } from '#app/features/audit/staff-log.db.server.ts'
import { confirmIndicators } from '#app/features/indicators/staff/confirm-indicators.db.server.ts'
import { confirmedOf } from '#app/features/indicators/staff/offered-indicators.server.ts'
import { listCategories } from '#app/features/scams/scams.db.server.ts'
import { lockScam } from '#app/features/scams/staff/change-scams.db.server.ts'
import { englishProblems } from '#app/features/scams/staff/english-fields.ts'
import { contentOf } from '#app/features/scams/staff/scam-content.server.ts'
import {
  type ScamInput,
  type ScamProblems,
  scamProblems,
} from '#app/features/scams/staff/scam-input.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { type FoundDatum, personalDataOf } from '../personal-data.tsx'
import { openEmail, openPhone, textOfDetail } from '../reporter.server.ts'
import { lockReport, type ReportRow, setStatus } from './decisions.db.server.ts'
import { withOneText } from './entry-input.ts'
import { addEntry, addReportToEntry, hasCreatedEntry, undoApproval } from './report-entry.server.ts'

export type Decision =
  /**
   * Creates a library entry with this text. `knowing` lists possible personal data that the editor has
   * confirmed, `ticked` the keys of the ticked indicators.
   */
  | {
      action: 'approve'
      entry: ScamInput
      knowing: readonly string[]
      ticked?: readonly string[]
    }
  /** Merges the report into an existing entry. */
  | { action: 'merge'; scamId: string; ticked?: readonly string[] }
  | { action: 'reject' }
  /** Undoes the last decision. */
  | { action: 'reopen' }

export type DecisionOutcome =
  | { ok: true; status: ReportStatus }
  | { ok: false; problem: 'invalid'; problems: ScamProblems }
  /** Possible personal data would be published that the editor has not confirmed. */
  | { ok: false; problem: 'personal-data'; found: readonly FoundDatum[] }
  /** Somebody else decided first: who, if logged, and the report's status. */
  | { ok: false; problem: 'conflict'; by: string | null; status: ReportStatus }
  | { ok: false; problem: 'gone' | 'entry-gone' }

const STATUS_AFTER = {
  approve: 'approved',
  merge: 'approved',
  reject: 'rejected',
  reopen: 'pending',
} as const satisfies Record<Decision['action'], ReportStatus>

/**
 * Decides on a report and updates the library in one transaction. The second of two concurrent editors is
 * told about the first, and nothing else happens; a decision resubmitted after a lost response is made once.
 * @param version of the report that was displayed, see `versionOf`
 */
export async function decideReport(
  app: App,
  staff: Staff,
  { id, version, decision }: { id: string; version: string; decision: Decision },
): Promise<DecisionOutcome> {
  const { db, clock, crypto } = app
  if (decision.action === 'approve') {
    const problems = entryProblems(decision.entry, await listCategories(db))
    if (Object.keys(problems).length > 0) return { ok: false, problem: 'invalid', problems }
    const found = personalDataOf(decision.entry)
    const isKnown = found.every(({ text }) => decision.knowing.includes(text))
    if (!isKnown) return { ok: false, problem: 'personal-data', found }
  }
  return inTransaction(db, async (transaction): Promise<DecisionOutcome> => {
    const report = await lockReport(transaction, id)
    if (!report) return { ok: false, problem: 'gone' }
    if (versionOf(report) !== version) return decidedBefore(transaction, staff, report, decision)
    const target = decision.action === 'merge' ? await lockScam(transaction, decision.scamId) : null
    if (decision.action === 'merge' && !target) return { ok: false, problem: 'entry-gone' }
    const status = STATUS_AFTER[decision.action]
    const isThere = target ? report.scamId === target.id : status === report.status
    if (isThere) return { ok: true, status }

    const now = clock.now()
    await undoApproval(transaction, staff, report, now)
    const scamId =
      decision.action === 'approve'
        ? await addEntry(transaction, staff, report, { input: decision.entry, now })
        : (target?.id ?? null)
    if (target) await addReportToEntry(transaction, staff, report, target)
    await setStatus(transaction, report, { status, scamId, now })
    if (decision.action === 'approve' || decision.action === 'merge') {
      const email = textOfDetail(openEmail(app, report.emailEncrypted))
      const phone = textOfDetail(openPhone(app, report.phoneEncrypted))
      const confirmed = confirmedOf({ ...report, email, phone }, decision.ticked ?? [])
      await confirmIndicators({ transaction, crypto }, id, confirmed)
    }
    await writeLog(transaction, staff, {
      kind: 'report',
      id,
      action: decision.action,
      before: { status: report.status },
      after: { status, ...(scamId && { scamId }) },
    })
    return { ok: true, status }
  })
}

async function decidedBefore(
  transaction: Queries,
  staff: Staff,
  report: ReportRow,
  decision: Decision,
): Promise<DecisionOutcome> {
  const [latest] = await readLog(transaction, { kind: 'report', id: report.id })
  const status = report.status as ReportStatus
  const isRepeat =
    latest?.by === staff.email &&
    latest.action === decision.action &&
    (decision.action !== 'merge' || decision.scamId === report.scamId) &&
    (decision.action !== 'approve' ||
      (await hasCreatedEntry(transaction, staff, report, decision.entry)))
  if (isRepeat) return { ok: true, status }
  return { ok: false, problem: 'conflict', by: latest?.by ?? null, status }
}

/** Validates the entry to be created, by field. */
function entryProblems(entry: ScamInput, categories: readonly { id: string }[]): ScamProblems {
  const input = withOneText(entry)
  const ids = categories.map(({ id }) => id)
  return { ...englishProblems(contentOf(input)), ...scamProblems(input, ids) }
}
