import { eq, sql } from 'drizzle-orm'
import { addReport } from '#app/features/reports/staff/testing/add-report.ts'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import type { App } from '#app/platform/context.server.ts'
import { newId } from '#database/new-id.ts'
import { indicatorReports, indicators } from '#database/schema/indicators.ts'
import { reportedScams } from '#database/schema/reports.ts'
import type { Indicator } from '../indicator.ts'

type Confirmation = {
  /** Id of the entry; a new one if omitted. */
  entry?: string
  status?: 'pending' | 'approved' | 'rejected'
  /** The masked value of a private kind. */
  hint?: string
  title?: string
  description?: string
}

/**
 * Adds a report and confirms an indicator in it, as staff do at approval. An indicator that exists is used.
 * @returns the ids of both and of the entry
 */
export async function addIndicator(
  app: App,
  { kind, value }: Indicator,
  { entry, status = 'approved', hint, title, description }: Confirmation = {},
): Promise<{ id: string; report: string; entry: string }> {
  const { db } = app
  const categories = await addCategories(db)
  const scamId = entry ?? (await addScam(db, { title: value, categoryId: categories.phishing }))
  const fields = {
    category: categories.phishing,
    ...(title && { title }),
    ...(description && { description }),
  }
  const { id: report } = await addReport(app, fields)
  await db.update(reportedScams).set({ status, scamId }).where(eq(reportedScams.id, report))
  const [row] = await db
    .insert(indicators)
    .values({ id: newId(), kind, value, hint: hint ?? null })
    .onConflictDoUpdate({
      target: [indicators.kind, indicators.value],
      set: { updatedAt: sql`now()` },
    })
    .returning({ id: indicators.id })
  const id = row?.id ?? ''
  await db.insert(indicatorReports).values({ indicatorId: id, reportId: report })
  return { id, report, entry: scamId }
}
