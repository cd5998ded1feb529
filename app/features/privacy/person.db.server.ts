import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CategorySlug } from '#app/domain/category.ts'
import {
  forgetReportSnapshots,
  lastReportActions,
} from '#app/features/audit/staff-log.db.server.ts'
import { countReportOfDay } from '#app/features/daily-stats/daily-stats.db.server.ts'
import { receiptHashes } from '#app/features/reports/receipt/receipt.server.ts'
import { emailFingerprints } from '#app/features/reports/reporter-secrets.server.ts'
import { bucketsOfReport } from '#app/features/reports/reports.db.server.ts'
import { categoryName } from '#app/features/scams/language/category-names.server.ts'
import { detachEvidence } from '#app/features/scams/staff/change-scams.db.server.ts'
import { indexBuckets } from '#app/features/similarity/similarity.db.server.ts'
import { removeBuckets } from '#app/features/similarity/staff/update-buckets.db.server.ts'
import { FALLBACK } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { similarityBuckets } from '#database/schema/checks.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { categories, scams, scamTexts } from '#database/schema/scams.ts'
import { inTransaction } from '#database/transaction.server.ts'

/**
 * How a person is identified: by their email address, or by a report's receipt code in any spelling. A code
 * identifies that report only, which may have no contact details.
 */
export type Person = { email: string } | { receipt: string }

/** A report as stored: encrypted. */
export type StoredReport = Awaited<ReturnType<typeof reportsOf>>[number]

/** Returns a person's reports, oldest first. */
export async function reportsOf({ db, crypto }: App, person: Person) {
  const rows = await db
    .select({
      id: reportedScams.id,
      title: reportedScams.title,
      description: reportedScams.description,
      category: sql<CategorySlug>`${categories.slug}`,
      status: reportedScams.status,
      emailEncrypted: reportedScams.emailEncrypted,
      phoneEncrypted: reportedScams.phoneEncrypted,
      evidenceImages: reportedScams.evidenceImages,
      consentedAt: reportedScams.consentedAt,
      createdAt: reportedScams.createdAt,
      updatedAt: reportedScams.updatedAt,
    })
    .from(reportedScams)
    .innerJoin(categories, eq(categories.id, reportedScams.categoryId))
    .where(isOf(crypto, person))
    .orderBy(reportedScams.createdAt, reportedScams.id)
  return rows.map((row) => ({ ...row, category: categoryName(row.category, 'en') }))
}

/** Returns the staff account with its sessions; null if there is none. */
export async function accountOf(db: Queries, email: string) {
  const [account] = await db
    .select({ id: users.id, name: users.name, email: users.email, createdAt: users.createdAt })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  if (!account) return null
  const signedIn = await db
    .select({
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, account.id))
  return { ...account, sessions: signedIn }
}

export type ErasedReports = {
  deleted: number
  anonymised: number
  /** Existing library entries created from the reports, whether or not the reports still exist. */
  entries: string[]
}

/**
 * Deletes a person's unpublished reports, and removes personal data from published ones, including evidence
 * and text that staff did not publish, in one transaction. A report counts as published if its own library
 * entry exists; an entry it was merged into has other text.
 */
export async function eraseReports({ db, crypto }: App, person: Person): Promise<ErasedReports> {
  return inTransaction(db, async (queries) => {
    const reports = await queries
      .select()
      .from(reportedScams)
      .where(isOf(crypto, person))
      .for('update')
    const ids = reports.map(({ id }) => id)
    const last = await lastReportActions(queries, ids)
    const isPublished = ({ id, scamId }: (typeof reports)[number]) =>
      scamId !== null && last.get(id) === 'approve'
    const published = reports.filter(isPublished)
    const others = reports.filter((report) => !isPublished(report))
    for (const { id } of published) await keepPublishedWords(queries, id)
    await detachEvidence(
      queries,
      reports.flatMap(({ evidenceImages }) => evidenceImages),
    )
    const made = await forgetReportSnapshots(queries, ids)
    const entries = await queries
      .select({ id: scams.id })
      .from(scams)
      .where(inArray(scams.id, made))
    const unpublished = others.map(({ id }) => id)
    await queries.delete(similarityBuckets).where(inArray(similarityBuckets.subjectId, unpublished))
    await queries.delete(reportedScams).where(inArray(reportedScams.id, unpublished))
    for (const report of others) await countReportOfDay(queries, report, -1)
    return {
      deleted: others.length,
      anonymised: published.length,
      entries: entries.map(({ id }) => id),
    }
  })
}

/** Replaces a report's text by that of its library entry, from which staff may have removed personal data. */
async function keepPublishedWords(queries: Queries, id: string): Promise<void> {
  const [words] = await queries
    .select({ title: scamTexts.title, description: scamTexts.description })
    .from(scamTexts)
    .innerJoin(reportedScams, eq(reportedScams.scamId, scamTexts.scamId))
    .where(and(eq(reportedScams.id, id), eq(scamTexts.locale, FALLBACK)))
  await queries
    .update(reportedScams)
    .set({ ...NOBODY, ...words, evidenceImages: [] })
    .where(eq(reportedScams.id, id))
  if (!words) return
  await removeBuckets(queries, id)
  await indexBuckets(queries, { kind: 'report', id }, bucketsOfReport(words))
}

/** Removes contact details from a person's reports. Returns the number of reports. */
export async function forgetContactDetails({ db, crypto }: App, person: Person): Promise<number> {
  const { rowCount } = await db.update(reportedScams).set(NOBODY).where(isOf(crypto, person))
  return rowCount ?? 0
}

/** Condition for a person's reports, using an index, under every key. */
function isOf(crypto: Crypto, person: Person): SQL {
  return 'email' in person
    ? inArray(reportedScams.emailHash, emailFingerprints(crypto, person.email))
    : inArray(reportedScams.receiptHash, receiptHashes(crypto, person.receipt))
}

const NOBODY = {
  emailEncrypted: null,
  emailHash: null,
  phoneEncrypted: null,
  userIpHash: null,
  consentedAt: null,
}
