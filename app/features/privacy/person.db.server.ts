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
import { FALLBACK } from '#app/features/texts/texts.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { similarityBuckets } from '#database/schema/checks.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { categories, scams, scamTexts } from '#database/schema/scams.ts'
import { inTransaction } from '#database/transaction.server.ts'

/**
 * By what a person is known: the e-mail address that they gave, or the receipt code of a report, however it is typed.
 * A code leads to its report alone, which may name nobody.
 */
export type Person = { email: string } | { receipt: string }

/** A report as it is kept: sealed. */
export type StoredReport = Awaited<ReturnType<typeof reportsOf>>[number]

/** The reports of a person, oldest first. */
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

/** The account of a member of staff, with its sessions; null when there is none. */
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
  /** The library entries that were made of the reports and are still there, whatever became of the reports. */
  entries: string[]
}

/**
 * Deletes a person's reports that are not published, and takes out of published ones everything that leads to the
 * person, evidence and words that staff did not publish included: all of it or nothing. Published is a report whose own library entry is there: one into
 * which it was merged has the words of others.
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

/** Leaves of a report what its library entry says, which staff may have taken words out of that lead to the person. */
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

/** Takes the contact details out of a person's reports and leaves the rest. Gives how many reports it was. */
export async function forgetContactDetails({ db, crypto }: App, person: Person): Promise<number> {
  const { rowCount } = await db.update(reportedScams).set(NOBODY).where(isOf(crypto, person))
  return rowCount ?? 0
}

/** Which reports are a person's: by an index, and under every key. */
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
