import { versionOf } from '#app/features/audit/row-version.ts'
import type { StaffAction } from '#app/features/audit/staff-action.ts'
import { readLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { Queries } from '#database/connect.server.ts'
import { findReport } from './read-report.db.server.ts'

/** The last action on a report and the resulting version. */
export type LastDecision = {
  id: string
  title: string
  action: StaffAction<'report'>
  /** The library entry it became or was merged into. */
  entry: { id: string; title: string } | null
  version: string
}

/** Returns the last decision on a report if this member of staff made it; else null. */
export async function lastDecision(
  db: Queries,
  staff: Staff,
  id: string | null,
): Promise<LastDecision | null> {
  const report = id && (await findReport(db, id))
  if (!report) return null
  const [latest] = await readLog(db, { kind: 'report', id: report.id })
  if (latest?.by !== staff.email) return null
  return {
    id: report.id,
    title: report.title,
    action: latest.action as StaffAction<'report'>,
    entry: report.entry,
    version: versionOf(report),
  }
}
