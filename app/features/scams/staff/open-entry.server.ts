import { versionOf } from '#app/features/audit/row-version.ts'
import type { LogLine } from '#app/features/audit/staff-action.ts'
import { readLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { countReports, readScam } from './change-scams.db.server.ts'
import { inputOf } from './scam-content.server.ts'
import type { ScamInput } from './scam-input.ts'

/** An entry for its form. */
export type OpenedEntry = {
  id: string
  version: string
  input: ScamInput
  /** Number of reports that became it or were merged into it. */
  reports: number
  log: LogLine[]
}

/** Returns an entry for staff, or null. */
export async function openEntry(db: Queries, id: string): Promise<OpenedEntry | null> {
  const row = await readScam(db, id)
  if (!row) return null
  const [reports, log] = await Promise.all([
    countReports(db, row.id),
    readLog(db, { kind: 'scam', id: row.id }),
  ])
  return { id: row.id, version: versionOf(row), input: inputOf(row), reports, log }
}
