import type { CategorySlug } from '#app/domain/category.ts'
import { cardsOf } from '#app/features/scams/list-scams.db.server.ts'
import { findRelated } from '#app/features/scams/related/related-scams.db.server.ts'
import type { ScamCard } from '#app/features/scams/scam.ts'
import { scamTypesOf } from '#app/features/scams/scam-types.server.ts'
import { findSimilar } from '#app/features/similarity/staff/find-similar.db.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { bucketsOfReport } from '../reports.db.server.ts'
import { type ListedReport, reportsOf } from './list/list-reports.db.server.ts'

const MAX_REPORTS = 5
const MAX_ENTRIES = 4

export type SimilarItems = {
  /** Reports with similar text, most similar first. */
  reports: ListedReport[]
  /** Library entries that the report may belong to: those with similar text, then those on the same topic. */
  entries: ScamCard[]
}

/** Returns similar reports and entries, to help judge a report. */
export async function findSimilarItems(
  db: Queries,
  report: { id: string; title: string; description: string; category: CategorySlug },
): Promise<SimilarItems> {
  const buckets = bucketsOfReport(report)
  const wanted = { buckets, except: report.id }
  const [reportIds, scamIds, related] = await Promise.all([
    findSimilar(db, 'report', { ...wanted, limit: MAX_REPORTS }),
    findSimilar(db, 'scam', { ...wanted, limit: MAX_ENTRIES }),
    findRelated(db, { ...report, scamTypes: scamTypesOf(report.description) }, 'en'),
  ])
  const [reports, resembling] = await Promise.all([
    reportsOf(db, reportIds),
    cardsOf(db, scamIds, 'en'),
  ])
  const inOrder = scamIds.flatMap((id) => resembling.find((card) => card.id === id) ?? [])
  const entries = new Map([...inOrder, ...related].map((card) => [card.id, card]))
  return { reports, entries: [...entries.values()].slice(0, MAX_ENTRIES) }
}
