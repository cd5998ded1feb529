import { and, eq, ne } from 'drizzle-orm'
import { validate } from 'uuid'
import type { ReportStatus } from '#app/domain/report-status.ts'
import { laterThan } from '#app/features/audit/row-version.ts'
import { countReportOfDay } from '#app/features/daily-stats/daily-stats.db.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { reportedScams } from '#database/schema/reports.ts'

/** A report's database row. */
export type ReportRow = typeof reportedScams.$inferSelect

/** Returns the report with a row lock until the end of the transaction; null if it does not exist. */
export async function lockReport(transaction: Queries, id: string): Promise<ReportRow | null> {
  if (!validate(id)) return null
  const [row] = await transaction
    .select()
    .from(reportedScams)
    .where(eq(reportedScams.id, id))
    .for('update')
  return row ?? null
}

/**
 * Sets the status of a locked report and updates the counts.
 * @param scamId the library entry it became or was merged into
 */
export async function setStatus(
  transaction: Queries,
  row: ReportRow,
  { status, scamId, now }: { status: ReportStatus; scamId: string | null; now: Date },
): Promise<void> {
  await transaction
    .update(reportedScams)
    .set({ status, scamId, updatedAt: laterThan(row.updatedAt, now) })
    .where(eq(reportedScams.id, row.id))
  if (status === row.status) return
  await countReportOfDay(transaction, row, -1)
  await countReportOfDay(transaction, { ...row, status }, 1)
}

/** Whether a library entry has reports other than this one. */
export async function hasOtherReports(
  transaction: Queries,
  scamId: string,
  reportId: string,
): Promise<boolean> {
  const others = await transaction
    .select({ id: reportedScams.id })
    .from(reportedScams)
    .where(and(eq(reportedScams.scamId, scamId), ne(reportedScams.id, reportId)))
    .limit(1)
  return others.length > 0
}
