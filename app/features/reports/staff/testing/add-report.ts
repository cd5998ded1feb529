import { desc } from 'drizzle-orm'
import type { App } from '#app/platform/context.server.ts'
import { newId } from '#database/new-id.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { versionOf } from '../../../audit/row-version.ts'
import { insertReport } from '../../reports.db.server.ts'

/** Adds a report as a visitor would. Returns its id and version. */
export async function addReport(
  app: App,
  fields: {
    category: string
    title?: string
    description?: string
    email?: string
    phone?: string
  },
  evidence: string[] = [],
): Promise<{ id: string; version: string }> {
  await insertReport(
    app,
    { ipHash: 'a visitor' },
    {
      fields: {
        title: 'Parcel fee by text message',
        description: 'A courier asks for a small fee before the parcel can come to my door.',
        email: '',
        phone: '',
        ...fields,
      },
      evidence,
      receiptHash: newId(),
    },
  )
  const [row] = await app.db.select().from(reportedScams).orderBy(desc(reportedScams.id)).limit(1)
  if (!row) throw new Error('no report')
  return { id: row.id, version: versionOf(row) }
}
