import { inArray } from 'drizzle-orm'
import type { ReportStatus } from '#app/domain/report-status.ts'
import { countReportOfDay } from '#app/features/daily-stats/daily-stats.db.server.ts'
import { bucketsOfText } from '#app/features/similarity/min-hash.ts'
import { indexBuckets } from '#app/features/similarity/similarity.db.server.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { ReportFields } from './report-input.ts'
import { emailFingerprints, REPORTER_EMAIL, REPORTER_PHONE } from './reporter-secrets.server.ts'

export type NewReport = {
  fields: ReportFields
  /** Paths of its evidence. */
  evidence: string[]
  receiptHash: string
}

/** Returns the LSH buckets for finding similar texts. */
export function bucketsOfReport({ title, description }: { title: string; description: string }) {
  return bucketsOfText(`${title} ${description}`)
}

/** Inserts a pending report with encrypted contact details, indexed for similarity. */
export async function insertReport(
  { db, crypto, clock }: App,
  visitor: Visitor,
  { fields, evidence, receiptHash }: NewReport,
): Promise<void> {
  const { title, description, category, email, phone } = fields
  const createdAt = clock.now()
  const row = {
    id: newId(),
    title,
    description,
    categoryId: category,
    emailEncrypted: email ? crypto.encrypt(REPORTER_EMAIL, email) : null,
    emailHash: email ? emailFingerprints(crypto, email)[0] : null,
    phoneEncrypted: phone ? crypto.encrypt(REPORTER_PHONE, phone) : null,
    evidenceImages: evidence,
    status: 'pending',
    receiptHash,
    userIpHash: visitor.ipHash,
    consentedAt: email || phone ? createdAt : null,
    createdAt,
    updatedAt: createdAt,
  }
  const buckets = bucketsOfReport(row)
  await inTransaction(db, async (transaction) => {
    await transaction.insert(reportedScams).values(row)
    await indexBuckets(transaction, { kind: 'report', id: row.id }, buckets)
    await countReportOfDay(transaction, row, 1)
  })
}

/** Report data shown to the holder of its receipt. */
export type ReportProgress = {
  status: ReportStatus
  receivedAt: Date
  /** The library entry it became or was merged into, if any. */
  scamId: string | null
}

/** Returns the report of a receipt, or null. A single index lookup in both cases. */
export async function findProgress(
  db: Queries,
  receiptHashes: readonly string[],
): Promise<ReportProgress | null> {
  const [report] = await db
    .select({
      status: reportedScams.status,
      receivedAt: reportedScams.createdAt,
      scamId: reportedScams.scamId,
    })
    .from(reportedScams)
    .where(inArray(reportedScams.receiptHash, [...receiptHashes]))
  return report ? { ...report, status: report.status as ReportStatus } : null
}
