import { versionOf } from '#app/features/audit/row-version.ts'
import { readLog } from '#app/features/audit/staff-log.db.server.ts'
import { listCategories } from '#app/features/scams/scams.db.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { findBeside } from './beside-report.db.server.ts'
import { findReport } from './read-report.db.server.ts'
import { openEmail, openPhone } from './reporter.server.ts'

/** Opens a report for staff, with what stands beside it, or null when there is none. */
export async function openReport(app: App, id: string) {
  const sealed = await findReport(app.db, id)
  if (!sealed) return null
  const { emailEncrypted, phoneEncrypted, ...rest } = sealed
  const [categories, log, beside] = await Promise.all([
    listCategories(app.db),
    readLog(app.db, { kind: 'report', id: sealed.id }),
    findBeside(app.db, sealed),
  ])
  const report = {
    ...rest,
    email: openEmail(app, emailEncrypted),
    phone: openPhone(app, phoneEncrypted),
  }
  const similar = beside.reports.map(({ emailEncrypted: _, ...other }) => other)
  return {
    report,
    version: versionOf(sealed),
    categories,
    log,
    similar,
    entries: beside.entries,
  }
}
