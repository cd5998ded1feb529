import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { LIMITS, RETENTION } from '#app/domain/limits.ts'
import { findSubscription, storeRequest } from '#app/features/alerts/subscriptions.db.server.ts'
import { addAlert } from '#app/features/alerts/testing/add-alert.ts'
import { versionOf } from '#app/features/audit/row-version.ts'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import { checkContent } from '#app/features/checks/check-content.server.ts'
import {
  REGISTRIES_KEY,
  readFacts,
  storeFacts,
} from '#app/features/indicators/network/network-facts.db.server.ts'
import { insertInteraction } from '#app/features/interactions/interactions.db.server.ts'
import { sweepOrphans } from '#app/features/reports/evidence/sweep-orphans.server.ts'
import {
  type Decision,
  decideReport,
} from '#app/features/reports/staff/decision/decide-report.server.ts'
import { removeScam } from '#app/features/scams/staff/remove-scam.server.ts'
import { NEW_SCAM } from '#app/features/scams/staff/scam-input.ts'
import { takeUpdate } from '#app/features/telegram/updates.db.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { consume } from '#app/platform/rate-limit.db.server.ts'
import { milliseconds } from '#database/milliseconds.ts'
import { newId } from '#database/new-id.ts'
import { sessions, verifications } from '#database/schema/accounts.ts'
import { apiKeyUses } from '#database/schema/api-keys.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { scams } from '#database/schema/scams.ts'
import { testApp, testDatabase } from '../../../tests/support/app.ts'
import { addLibraryEntry } from '../../../tests/support/library-entry.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { newStaff } from '../../../tests/support/staff.ts'
import {
  addApiKey,
  addReportWithEvidence,
  age,
  countRows,
} from '../../../tests/support/stored-data.ts'
import { runRetention } from './run-retention.server.ts'
import { scheduleRetention } from './schedule-retention.server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay'

test('an expired check is deleted with its similarity bands; newer checks and the tallies are kept', async () => {
  const app = await testApp()
  await check(app)
  await age(app.db, 'scam_checks', RETENTION.checkContent + MINUTE)
  await check(app)
  const bands = await countRows(app.db, 'similarity_bands')
  expect((await runRetention(app))?.checkContent).toBe(1)
  expect(await countRows(app.db, 'scam_checks')).toBe(1)
  expect(await countRows(app.db, 'similarity_bands')).toBe(bands / 2)
  const { rows } = await app.db.execute(sql`select sum(checks)::int as n from check_tallies`)
  expect(rows).toEqual([{ n: 2 }])
})

test.each([
  ['checkContent', 1],
  ['reporterContact', 2],
  ['rejectedReport', 1],
  ['evidenceImages', 1],
  ['interactionFingerprint', 1],
  ['rateLimit', 1],
] as const)('%s: nothing is deleted a minute before the period ends, and everything a minute after', async (kind, all) => {
  const app = await testApp()
  await check(app)
  await addReportWithEvidence(app, { email: 'sara@visitor.example', status: 'rejected', images: 1 })
  await addReportWithEvidence(app, {
    email: 'omar@visitor.example',
    phone: '0501234567',
    images: 1,
  })
  await insertInteraction(app.db, await addLibraryEntry(app.db), { ipHash: 'v' }, 'helpful')
  const then = Date.now() + RETENTION[kind]
  expect((await runAt(app, new Date(then - MINUTE)))[kind]).toBe(0)
  expect((await runAt(app, new Date(then + MINUTE)))[kind]).toBe(all)
})

test('the numbers of updates of the bot are deleted after two days', async () => {
  const app = await testApp()
  await takeUpdate(app.db, 70_001)
  const then = Date.now() + RETENTION.telegramUpdates
  expect((await runAt(app, new Date(then - MINUTE))).telegramUpdates).toBe(0)
  expect(await takeUpdate(app.db, 70_001)).toBe(false)
  expect((await runAt(app, new Date(then + MINUTE))).telegramUpdates).toBe(1)
})

test('answers of the network are deleted after a day, and the list of registries is kept', async () => {
  const app = await testApp()
  const now = Date.now()
  const facts = { facts: {}, fetchedAt: new Date(now - RETENTION.networkFacts) }
  for (const key of ['rdap a', 'pause https://a.example/', REGISTRIES_KEY]) {
    await storeFacts(app.db, key, facts)
  }
  expect((await runAt(app, new Date(now - MINUTE))).networkFacts).toBe(0)
  expect((await runAt(app, new Date(now + MINUTE))).networkFacts).toBe(2)
  expect((await readFacts(app.db, [REGISTRIES_KEY])).size).toBe(1)
})

test('a request for alerts is deleted after two days unless it was confirmed', async () => {
  const app = await testApp()
  const confirmed = await addAlert(app, { email: 'omar@visitor.example' })
  await storeRequest(app, { email: 'sara@visitor.example', language: 'en', categories: [] })
  const then = Date.now() + RETENTION.unconfirmedAlert
  expect((await runAt(app, new Date(then - MINUTE))).unconfirmedAlert).toBe(0)
  expect((await runAt(app, new Date(then + MINUTE))).unconfirmedAlert).toBe(1)
  expect(await findSubscription(app.db, confirmed)).toMatchObject({ isConfirmed: true })
})

test('sessions and codes of staff are deleted a day after they expire, and not earlier', async () => {
  const app = await testApp()
  const { id } = await newStaff(app)
  const now = Date.now()
  const ends = [-RETENTION.endedSignIn - MINUTE, -RETENTION.endedSignIn + MINUTE, HOUR]
  for (const [place, end] of ends.entries()) {
    const expiresAt = new Date(now + end)
    await app.db.insert(sessions).values({ id: newId(), userId: id, token: `t${place}`, expiresAt })
    await app.db
      .insert(verifications)
      .values({ id: newId(), identifier: `v${place}`, value: 'x', expiresAt })
  }
  expect((await runRetention(app))?.endedSignIn).toBe(2)
  expect(await countRows(app.db, 'sessions')).toBe(2)
  expect(await countRows(app.db, 'verifications')).toBe(2)
})

test('page view counts are deleted after their period, by whole days', async () => {
  const app = await testApp()
  await app.db.execute(sql`
    insert into page_views (day, path, title, views) values
      ('2025-01-01', '/', 'Home', 7), ('2025-01-02', '/', 'Home', 8), ('2025-01-02', '/ar', 'Home', 9)`)
  const noon = new Date('2025-01-02T08:00:00Z').getTime()
  expect((await runAt(app, new Date(noon + RETENTION.pageViewCounts))).pageViewCounts).toBe(1)
  const { rows } = await app.db.execute(sql`select views from page_views order by views`)
  expect(rows).toEqual([{ views: 8 }, { views: 9 }])
})

test('counts of trends are deleted after their period, by whole days', async () => {
  const app = await testApp()
  await app.db.execute(sql`
    insert into trend_tallies (day, measure, subject, count) values
      ('2025-01-01', 'check-kind', 'parcel-fee', 7), ('2025-01-02', 'check-kind', 'parcel-fee', 8)`)
  const noon = new Date('2025-01-02T08:00:00Z').getTime()
  expect((await runAt(app, new Date(noon + RETENTION.trendCounts))).trendCounts).toBe(1)
  const { rows } = await app.db.execute(sql`select count from trend_tallies`)
  expect(rows).toEqual([{ count: 8 }])
})

test('counts of the use of API keys are deleted after their period, and not earlier', async () => {
  const app = await testApp()
  const hour = new Date('2025-01-02T08:00:00Z')
  const { id: keyId } = await addApiKey(app)
  await app.db.insert(apiKeyUses).values({ keyId, hour, checks: 1 })
  const then = hour.getTime() + RETENTION.apiKeyUses
  expect((await runAt(app, new Date(then - MINUTE))).apiKeyUses).toBe(0)
  expect((await runAt(app, new Date(then + MINUTE))).apiKeyUses).toBe(1)
})

test('an old report is kept without contact details', async () => {
  const app = await testApp()
  const { id } = await addReportWithEvidence(app, {
    email: 'sara@visitor.example',
    phone: '0501234567',
  })
  await age(app.db, 'reported_scams', RETENTION.reporterContact + MINUTE)
  expect((await runRetention(app))?.reporterContact).toBe(1)
  const [report] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, id))
  expect(report).toMatchObject({
    description: 'They asked for a fee.',
    emailEncrypted: null,
    emailHash: null,
    phoneEncrypted: null,
    userIpHash: null,
    consentedAt: null,
  })
})

test('a rejected report loses images and contact details; recently decided and approved ones keep them', async () => {
  const app = await testApp()
  const rejected = await addReportWithEvidence(app, {
    email: 'a@b.example',
    status: 'rejected',
    images: 2,
  })
  const lately = await addReportWithEvidence(app, {
    email: 'a@b.example',
    status: 'rejected',
    images: 1,
  })
  const approved = await addReportWithEvidence(app, { email: 'a@b.example', images: 1 })
  await approve(app, approved.id)
  for (const { id } of [rejected, approved]) await decide(app, id, RETENTION.rejectedReport)
  await decide(app, lately.id, RETENTION.rejectedReport - 3 * DAY)
  expect((await runAt(app, whenSwept())).rejectedReport).toBe(1)
  for (const path of rejected.evidence) expect(await app.evidence.get(path)).toBeNull()
  for (const path of [...lately.evidence, ...approved.evidence]) {
    expect(await app.evidence.get(path)).not.toBeNull()
  }
  const [report] = await app.db
    .select()
    .from(reportedScams)
    .where(eq(reportedScams.id, rejected.id))
  expect(report).toMatchObject({ evidenceImages: [], emailHash: null, emailEncrypted: null })
})

test('a report merged into the entry of another loses images and contact details like a rejected one', async () => {
  const app = await testApp()
  const [merged, moved, lately, published] = [
    await addReportWithEvidence(app, { email: 'a@b.example', phone: '0501234567', images: 1 }),
    await addReportWithEvidence(app, { email: 'a@b.example', images: 1 }),
    await addReportWithEvidence(app, { email: 'a@b.example', images: 1 }),
    await addReportWithEvidence(app, { email: 'a@b.example', images: 1 }),
  ]
  await approve(app, moved.id)
  const scamId = await approve(app, published.id)
  for (const { id } of [merged, moved, lately]) await settle(app, id, { action: 'merge', scamId })
  for (const { id } of [merged, moved, published]) await decide(app, id, RETENTION.rejectedReport)
  await decide(app, lately.id, RETENTION.rejectedReport - 3 * DAY)
  expect((await runAt(app, whenSwept())).rejectedReport).toBe(2)
  expect(await withTraces(app)).toEqual([lately.id, published.id])
  for (const path of [...merged.evidence, ...moved.evidence])
    expect(await app.evidence.get(path)).toBeNull()
  for (const path of [...lately.evidence, ...published.evidence])
    expect(await app.evidence.get(path)).not.toBeNull()
})

test('the retention period of a report whose entry was deleted starts with the deletion', async () => {
  const app = await testApp()
  const { id } = await addReportWithEvidence(app, { email: 'a@b.example', images: 1 })
  await removeScam(app, someStaff(), await approve(app, id))
  await decide(app, id, 2 * RETENTION.rejectedReport)
  const then = Date.now() + RETENTION.rejectedReport
  expect((await runAt(app, new Date(then - MINUTE))).rejectedReport).toBe(0)
  expect(await withTraces(app)).toEqual([id])
  expect((await runAt(app, new Date(then + MINUTE))).rejectedReport).toBe(1)
  expect(await withTraces(app)).toEqual([])
})

test('images are deleted a year after their report, whatever the decision; the report is kept', async () => {
  const app = await testApp()
  const pending = await addReportWithEvidence(app, {
    title: 'Old',
    email: 'a@b.example',
    images: 2,
  })
  const approved = await addReportWithEvidence(app, { status: 'approved', images: 1 })
  const young = await addReportWithEvidence(app, { status: 'approved', images: 1 })
  for (const { id } of [pending, approved])
    await age(app.db, 'reported_scams', RETENTION.evidenceImages, id)
  await age(app.db, 'reported_scams', RETENTION.evidenceImages - 3 * DAY, young.id)
  expect(await runAt(app, whenSwept())).toMatchObject({ evidenceImages: 2, orphan: 3 })
  for (const path of [...pending.evidence, ...approved.evidence])
    expect(await app.evidence.get(path)).toBeNull()
  expect(await app.evidence.get(young.evidence[0] ?? '')).not.toBeNull()
  const named = await app.db.select({ images: reportedScams.evidenceImages }).from(reportedScams)
  expect(named.flatMap(({ images }) => images)).toEqual(young.evidence)
  expect(await countRows(app.db, 'reported_scams')).toBe(3)
})

test.each([
  ['of a rejected report', 'rejected', RETENTION.rejectedReport],
  ['of an old report', 'approved', RETENTION.evidenceImages],
] as const)('the images %s are removed from library entries too; those of other reports are kept', async (_, status, period) => {
  const app = await testApp()
  const { id, evidence } = await addReportWithEvidence(app, { status, images: 2 })
  const other = await addReportWithEvidence(app, { images: 1 })
  const entry = await addLibraryEntry(app.db)
  await app.db
    .update(scams)
    .set({ evidenceImages: [...evidence, ...other.evidence] })
    .where(eq(scams.id, entry))
  await age(app.db, 'reported_scams', period, id)
  await decide(app, id, period)
  await runAt(app, whenSwept())
  const [left] = await app.db.select().from(scams).where(eq(scams.id, entry))
  expect(left?.evidenceImages).toEqual(other.evidence)
  for (const path of evidence) expect(await app.evidence.get(path)).toBeNull()
})

test('a storage failure blocks nothing else and leaves no references; the next run deletes the files', async () => {
  const app = await testApp()
  await sweepOrphans(app)
  await check(app)
  await age(app.db, 'scam_checks', RETENTION.checkContent + MINUTE)
  const { id, evidence } = await addReportWithEvidence(app, { status: 'rejected', images: 1 })
  await decide(app, id, RETENTION.rejectedReport)
  const remove = async () => {
    throw new Error('storage is down')
  }
  const down = { ...app, evidence: { ...app.evidence, remove } }
  expect(await runAt(down, whenSwept())).toMatchObject({ checkContent: 1, orphan: 0 })
  expect(await countRows(app.db, 'leases')).toBe(0)
  const [report] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, id))
  expect(report?.evidenceImages).toEqual([])
  expect((await runAt(app, whenSwept())).orphan).toBe(1)
  expect(await app.evidence.get(evidence[0] ?? '')).toBeNull()
})

test('an unreadable outbox blocks nothing else, and the run does not count as a success', async () => {
  const app = await testApp()
  await check(app)
  await age(app.db, 'scam_checks', RETENTION.checkContent + MINUTE)
  await writeFile(outboxOf(app.env), 'a file where the folder should be')
  expect(await runRetention(app)).toMatchObject({ checkContent: 1, contactMessage: 0 })
  expect((await app.metrics.jobSuccess.get()).values).toEqual([])
  expect(await countRows(app.db, 'leases')).toBe(0)
})

test('an old reaction is deleted, and its count is kept', async () => {
  const app = await testApp()
  await insertInteraction(app.db, await addLibraryEntry(app.db), { ipHash: 'v' }, 'helpful')
  await age(app.db, 'scam_interactions', RETENTION.interactionFingerprint + MINUTE)
  expect((await runRetention(app))?.interactionFingerprint).toBe(1)
  expect(await countRows(app.db, 'scam_interactions')).toBe(0)
  const { rows } = await app.db.execute(sql`select visitors from scam_interaction_counts`)
  expect(rows).toEqual([{ visitors: 1 }])
})

test('a rate limit window that may still apply is kept', async () => {
  const app = await testApp()
  await consume(app.db, 'visitor', { places: 1, windowMs: LIMITS.checkWindow })
  await age(app.db, 'rate_limits', LIMITS.checkWindow)
  expect((await runRetention(app))?.rateLimit).toBe(0)
  for (const [name, value] of Object.entries(LIMITS)) {
    if (name.endsWith('Window')) expect([name, value <= RETENTION.rateLimit]).toEqual([name, true])
  }
})

test('old emails of the outbox are deleted, including partial files; other files are kept', async () => {
  const app = await testApp()
  const outbox = outboxOf(app.env)
  await mkdir(outbox, { recursive: true })
  const old = new Date(Date.now() - RETENTION.contactMessage - MINUTE)
  for (const name of ['old.eml', 'old.part', 'new.eml', 'mine.txt']) {
    await writeFile(join(outbox, name), 'x')
    if (name !== 'new.eml') await utimes(join(outbox, name), old, old)
  }
  expect((await runRetention(app))?.contactMessage).toBe(2)
  expect((await readdir(outbox)).sort()).toEqual(['mine.txt', 'new.eml'])
})

test('one run deletes more than one batch', async () => {
  const app = await testApp()
  await app.db.execute(sql`
    insert into rate_limits (key, hits, updated_at)
    select n::text, '[]', now() - interval '2 days' from generate_series(1, 1200) as n`)
  expect((await runRetention(app))?.rateLimit).toBe(1200)
})

test('only one of many processes runs retention, and expired data is deleted once', async () => {
  const db = await testDatabase()
  const apps = await Promise.all(Array.from({ length: 8 }, () => testApp({}, db)))
  await check(apps[0]!)
  await age(db, 'scam_checks', RETENTION.checkContent + MINUTE)
  const runs = await Promise.all(apps.map((app) => runRetention(app)))
  expect(runs.filter((counts) => counts !== null)).toHaveLength(1)
  expect(await countRows(db, 'scam_checks')).toBe(0)
})

test('the timer runs at once, survives a database failure, and stops on its signal', async () => {
  const app = await testApp()
  await check(app)
  await age(app.db, 'scam_checks', RETENTION.checkContent + MINUTE)
  await app.db.execute(sql`alter table leases rename to away`)
  const stopping = new AbortController()
  scheduleRetention(app, stopping.signal, 20)
  await expect.poll(() => failures(app)).toBeGreaterThan(1)
  await app.db.execute(sql`alter table away rename to leases`)
  await expect.poll(() => countRows(app.db, 'scam_checks')).toBe(0)
  stopping.abort()
})

test('the log has counts and no personal data', async () => {
  const { log, text } = recordedLog()
  const app = await testApp({}, undefined, log)
  await addReportWithEvidence(app, { email: 'sara@visitor.example', status: 'rejected', images: 1 })
  await age(app.db, 'reported_scams', RETENTION.reporterContact + HOUR)
  await runRetention(app)
  expect(text()).toContain('"reporterContact":1')
  expect(text()).not.toMatch(/sara|visitor|fee|scam-evidence/)
})

/** Number of logged warnings, one per failed run. */
let refused = 0
async function failures(app: App): Promise<number> {
  app.log.warn = () => {
    refused++
  }
  return refused
}

async function check(app: App): Promise<void> {
  const submission = { type: 'message', text: SCAM, locale: 'en' } as const
  const outcome = await checkContent(app, { ipHash: 'a-visitor' }, submission)
  expect(outcome.ok).toBe(true)
}

/** Creates a library entry from a report. Returns its id. */
async function approve(app: App, id: string): Promise<string> {
  const { categoryId } = await reportOf(app, id)
  const words = { title: 'Parcel fee', description: 'They asked for a fee.' }
  const entry = { ...NEW_SCAM, ...words, categoryId }
  await settle(app, id, { action: 'approve', entry, knowing: [] })
  return (await reportOf(app, id)).scamId ?? ''
}

async function settle(app: App, id: string, decision: Decision): Promise<void> {
  const decided = { id, version: versionOf(await reportOf(app, id)), decision }
  expect(await decideReport(app, someStaff(), decided)).toMatchObject({ ok: true })
}

async function reportOf(app: App, id: string) {
  const [report] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, id))
  return report!
}

/** Returns the reports that still have images or contact details, oldest first. */
async function withTraces(app: App): Promise<string[]> {
  const reports = await app.db.select().from(reportedScams).orderBy(reportedScams.id)
  return reports
    .filter((report) => report.evidenceImages.length > 0)
    .filter((report) => report.emailEncrypted ?? report.emailHash ?? report.phoneEncrypted)
    .map(({ id }) => id)
}

async function decide(app: App, id: string, agoMs: number): Promise<void> {
  await app.db.execute(sql`
    update reported_scams set updated_at = now() - ${milliseconds(agoMs)} where id = ${id}`)
}

/** A time at which current files are old enough for the sweep. */
function whenSwept(): Date {
  return new Date(Date.now() + LIMITS.evidenceOrphan + MINUTE)
}

/** Runs retention at another time, regardless of earlier runs. */
async function runAt(app: App, now: Date) {
  await app.db.execute(sql`delete from leases`)
  const counts = await runRetention({ ...app, clock: { now: () => now } })
  expect(counts).not.toBeNull()
  return counts!
}
