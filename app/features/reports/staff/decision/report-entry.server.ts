import { isLogged, readLog, writeLog } from '#app/features/audit/staff-log.db.server.ts'
import { descriptionsOf } from '#app/features/scams/language/in-language.ts'
import { scamTypesOf } from '#app/features/scams/scam-types.server.ts'
import { insertScam } from '#app/features/scams/scams.db.server.ts'
import {
  changeReportedCount,
  deleteScam,
  detachEvidence,
  hasInteractions,
  lockScam,
  type ScamRow,
  updateScam,
} from '#app/features/scams/staff/change-scams.db.server.ts'
import {
  contentOf as contentOfInput,
  contentOfRow,
  textsOfContent,
} from '#app/features/scams/staff/scam-content.server.ts'
import type { ScamInput } from '#app/features/scams/staff/scam-input.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { hasOtherReports, type ReportRow } from './decisions.db.server.ts'
import { withOneText } from './entry-input.ts'

/**
 * Adds an approved report to the library with the text edited by staff.
 * @returns the id of the entry
 */
export async function addEntry(
  transaction: Queries,
  staff: Staff,
  report: ReportRow,
  { input, now }: { input: ScamInput; now: Date },
): Promise<string> {
  const id = newId()
  const content = contentOf(input)
  const texts = textsOfContent(content)
  await insertScam(transaction, {
    id,
    texts,
    categoryId: content.categoryId,
    riskLevel: content.riskLevel,
    status: content.status,
    reportedCount: content.reportedCount,
    evidenceImages: report.evidenceImages,
    scamTypes: scamTypesOf(...descriptionsOf(texts)),
    createdAt: now,
    updatedAt: now,
  })
  await writeLog(transaction, staff, creationOf(id, report, input))
  return id
}

/** Whether this member of staff created the entry of an approved report with exactly this text. */
export async function hasCreatedEntry(
  transaction: Queries,
  staff: Staff,
  report: ReportRow,
  input: ScamInput,
): Promise<boolean> {
  return (
    report.scamId !== null && isLogged(transaction, staff, creationOf(report.scamId, report, input))
  )
}

function creationOf(id: string, report: ReportRow, input: ScamInput) {
  const after = { ...contentOf(input), reportId: report.id }
  return { kind: 'scam', id, action: 'create', before: null, after } as const
}

function contentOf(input: ScamInput) {
  return { ...contentOfInput(withOneText(input)), reportedCount: 1 }
}

/** Merges an approved report into an existing entry. @param scam locked */
export async function addReportToEntry(
  transaction: Queries,
  staff: Staff,
  report: ReportRow,
  scam: ScamRow,
): Promise<void> {
  await count(transaction, staff, scam, { change: 1, reportId: report.id })
}

/**
 * Undoes the effects of an approval. An entry created from the report without other reports is deleted, or
 * made inactive if visitors reacted to it or staff edited it. Any other entry is kept with one report less.
 * Images of an unpublished report are always removed.
 */
export async function undoApproval(
  transaction: Queries,
  staff: Staff,
  report: ReportRow,
  now: Date,
): Promise<void> {
  const scam = report.scamId && (await lockScam(transaction, report.scamId))
  if (!scam) return
  await detachEvidence(transaction, report.evidenceImages)
  const isOfOthers =
    !(await cameOfReport(transaction, scam)) ||
    (await hasOtherReports(transaction, scam.id, report.id))
  if (isOfOthers) {
    await count(transaction, staff, scam, { change: -1, reportId: report.id })
  } else if (await isRelied(transaction, scam)) {
    await count(transaction, staff, scam, { change: -1, reportId: report.id })
    await updateScam(transaction, scam, { status: 'inactive' }, now)
    await writeLog(transaction, staff, {
      kind: 'scam',
      id: scam.id,
      action: 'retire',
      before: { status: scam.status },
      after: { status: 'inactive', reportId: report.id },
    })
  } else {
    await deleteScam(transaction, scam)
    await writeLog(transaction, staff, {
      kind: 'scam',
      id: scam.id,
      action: 'delete',
      before: contentOfRow(scam),
      after: null,
    })
  }
}

/**
 * Whether an approval created the entry. The log names the report, or nothing after its reporter's erasure.
 */
async function cameOfReport(transaction: Queries, scam: ScamRow): Promise<boolean> {
  const [creation] = await readLog(transaction, { kind: 'scam', id: scam.id }, ['create'])
  return creation !== undefined && (creation.after === null || 'reportId' in creation.after)
}

async function isRelied(transaction: Queries, scam: ScamRow): Promise<boolean> {
  const wasEdited = scam.updatedAt.getTime() !== scam.createdAt.getTime()
  return wasEdited || hasInteractions(transaction, scam.id)
}

async function count(
  transaction: Queries,
  staff: Staff,
  scam: ScamRow,
  { change, reportId }: { change: 1 | -1; reportId: string },
): Promise<void> {
  const reportedCount = await changeReportedCount(transaction, scam, change)
  await writeLog(transaction, staff, {
    kind: 'scam',
    id: scam.id,
    action: 'count',
    before: { reportedCount: scam.reportedCount },
    after: { reportedCount, reportId },
  })
}
