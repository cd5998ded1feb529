import { and, eq, sql } from 'drizzle-orm'
import { validate } from 'uuid'
import type { CategorySlug } from '#app/domain/category.ts'
import type { ReportStatus } from '#app/domain/report-status.ts'
import { categoryName } from '#app/features/scams/language/category-names.server.ts'
import { FALLBACK } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { categories, scamTexts } from '#database/schema/scams.ts'

/** A report for staff; its contact details are still encrypted. */
export type SealedReport = {
  id: string
  title: string
  description: string
  categoryId: string
  categoryName: string
  category: CategorySlug
  status: ReportStatus
  emailEncrypted: string | null
  phoneEncrypted: string | null
  evidenceImages: string[]
  /** The library entry it became or was merged into. */
  entry: { id: string; title: string } | null
  createdAt: Date
  updatedAt: Date
}

/** Returns the report, or null if it does not exist or the id is not a UUID. */
export async function findReport(db: Queries, id: string): Promise<SealedReport | null> {
  if (!validate(id)) return null
  const [found] = await db
    .select({
      id: reportedScams.id,
      title: reportedScams.title,
      description: reportedScams.description,
      categoryId: reportedScams.categoryId,
      category: sql<CategorySlug>`${categories.slug}`,
      status: sql<ReportStatus>`${reportedScams.status}`,
      emailEncrypted: reportedScams.emailEncrypted,
      phoneEncrypted: reportedScams.phoneEncrypted,
      evidenceImages: reportedScams.evidenceImages,
      scamId: scamTexts.scamId,
      scamTitle: scamTexts.title,
      createdAt: reportedScams.createdAt,
      updatedAt: reportedScams.updatedAt,
    })
    .from(reportedScams)
    .innerJoin(categories, eq(categories.id, reportedScams.categoryId))
    .leftJoin(
      scamTexts,
      and(eq(scamTexts.scamId, reportedScams.scamId), eq(scamTexts.locale, FALLBACK)),
    )
    .where(eq(reportedScams.id, id))
  if (!found) return null
  const { scamId, scamTitle, ...report } = found
  const name = categoryName(report.category, 'en')
  return {
    ...report,
    categoryName: name,
    entry: scamId ? { id: scamId, title: scamTitle ?? '' } : null,
  }
}
