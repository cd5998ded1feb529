import { and, arrayOverlaps, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { validate } from 'uuid'
import { laterThan } from '#app/features/audit/row-version.ts'
import { isUntouched } from '#app/features/audit/staff-log.db.server.ts'
import { countScamOfMonth } from '#app/features/daily-stats/daily-stats.db.server.ts'
import {
  removeBuckets,
  replaceBuckets,
} from '#app/features/similarity/staff/update-buckets.db.server.ts'
import type { Texts } from '#app/features/texts/texts.ts'
import type { Queries } from '#database/connect.server.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { scamInteractionCounts, scams } from '#database/schema/scams.ts'
import { type ScamText, textsOf } from '../language/in-language.ts'
import { readTexts, writeTexts } from '../language/texts.db.server.ts'
import { searchColumnsOf, tallyScam } from '../scams.db.server.ts'

/** A library entry's database row. */
export type ScamRow = typeof scams.$inferSelect & { texts: Texts<ScamText> }

/** Columns that staff can change. */
export type ScamChanges = Partial<
  Pick<ScamRow, 'texts' | 'categoryId' | 'riskLevel' | 'status' | 'scamTypes'>
>

/** Returns the current entry; null if it does not exist. */
export async function readScam(db: Queries, id: string): Promise<ScamRow | null> {
  if (!validate(id)) return null
  const [row] = await db.select().from(scams).where(eq(scams.id, id))
  return withTexts(db, row)
}

async function withTexts(
  db: Queries,
  row: typeof scams.$inferSelect | undefined,
): Promise<ScamRow | null> {
  const texts = row && (await readTexts(db, [row.id])).get(row.id)
  return texts ? { ...row, texts } : null
}

/** Returns the entries with these slugs that staff never edited. */
export async function findUnedited(db: Queries, slugs: readonly string[]) {
  return db
    .select({ id: scams.id, slug: scams.slug })
    .from(scams)
    .where(
      and(
        inArray(scams.slug, [...slugs]),
        isUntouched(db, { kind: 'scam', id: scams.id }, ['edit']),
      ),
    )
}

/** Counts the reports that became the entry or were merged into it. */
export async function countReports(db: Queries, scamId: string): Promise<number> {
  const [row] = await db
    .select({ reports: count() })
    .from(reportedScams)
    .where(eq(reportedScams.scamId, scamId))
  return row?.reports ?? 0
}

/** Returns the entry with a row lock until the end of the transaction; null if it does not exist. */
export async function lockScam(transaction: Queries, id: string): Promise<ScamRow | null> {
  if (!validate(id)) return null
  const [row] = await transaction.select().from(scams).where(eq(scams.id, id)).for('update')
  return withTexts(transaction, row)
}

/**
 * Updates an entry with its counts, search index and similarity index.
 * @param row the locked row
 * @param now new `updatedAt`, by which other writers detect the change
 */
export async function updateScam(
  transaction: Queries,
  row: ScamRow,
  { texts, ...changes }: ScamChanges,
  now: Date,
): Promise<void> {
  const next = { ...row, ...changes, texts: texts ?? row.texts }
  const [before, after] = [textsOf(row.texts), textsOf(next.texts)]
  await transaction
    .update(scams)
    .set({
      ...changes,
      ...(await searchColumnsOf(transaction, next)),
      activatedAt: firstActive(row, next),
      updatedAt: laterThan(row.updatedAt, now),
    })
    .where(eq(scams.id, row.id))
  if (texts) await writeTexts(transaction, row.id, texts)
  if (before.join() !== after.join()) {
    await replaceBuckets(transaction, row.id, { before, after })
  }
  await tallyScam(transaction, row, -1)
  await tallyScam(transaction, next, 1)
}

/** Returns when an entry was active for the first time, which no later change of its status moves. */
function firstActive(row: ScamRow, { status }: Pick<ScamRow, 'status'>): Date | SQL | null {
  if (row.activatedAt) return row.activatedAt
  if (row.status === 'active') return row.createdAt
  return status === 'active' ? sql`now()` : null
}

/** Deletes an entry with everything derived from it. */
export async function deleteScam(transaction: Queries, row: ScamRow): Promise<void> {
  await transaction.delete(scams).where(eq(scams.id, row.id))
  await removeBuckets(transaction, row.id)
  await tallyScam(transaction, row, -1)
  await countScamOfMonth(transaction, row, -1)
}

/** Removes image references from entries: an entry created from a report has the report's images. */
export async function detachEvidence(queries: Queries, images: readonly string[]): Promise<void> {
  if (images.length === 0) return
  const entries = await queries
    .select({ id: scams.id, evidenceImages: scams.evidenceImages })
    .from(scams)
    .where(arrayOverlaps(scams.evidenceImages, [...images]))
    .for('update')
  for (const { id, evidenceImages } of entries) {
    await queries
      .update(scams)
      .set({ evidenceImages: evidenceImages.filter((image) => !images.includes(image)) })
      .where(eq(scams.id, id))
  }
}

/** Changes an entry's report count by one. @returns the new count */
export async function changeReportedCount(
  transaction: Queries,
  row: ScamRow,
  change: 1 | -1,
): Promise<number> {
  const reportedCount = Math.max(0, row.reportedCount + change)
  await transaction.update(scams).set({ reportedCount }).where(eq(scams.id, row.id))
  return reportedCount
}

/** Whether a visitor has reacted to the entry; views do not count. */
export async function hasInteractions(transaction: Queries, scamId: string): Promise<boolean> {
  const rows = await transaction
    .select({ type: scamInteractionCounts.interactionType })
    .from(scamInteractionCounts)
    .where(eq(scamInteractionCounts.scamId, scamId))
  return rows.some(({ type }) => type !== 'view')
}
