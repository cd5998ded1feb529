import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { findSubscription } from '#app/features/alerts/subscriptions.db.server.ts'
import { addAlert } from '#app/features/alerts/testing/add-alert.ts'
import { versionOf } from '#app/features/audit/row-version.ts'
import { readLog, writeLog } from '#app/features/audit/staff-log.db.server.ts'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import { sendContactMessage } from '#app/features/contact/send-contact-message.server.ts'
import { insertInteraction } from '#app/features/interactions/interactions.db.server.ts'
import {
  type Decision,
  decideReport,
} from '#app/features/reports/staff/decision/decide-report.server.ts'
import { personalDataOf } from '#app/features/reports/staff/personal-data.tsx'
import { removeScam } from '#app/features/scams/staff/remove-scam.server.ts'
import { NEW_SCAM, type ScamInput } from '#app/features/scams/staff/scam-input.ts'
import { editEntry } from '#app/features/scams/testing/edit-entry.ts'
import { bucketsOfText } from '#app/features/similarity/min-hash.ts'
import { addStaff } from '#app/features/staff-access/accounts/add-staff.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { similarityBuckets } from '#database/schema/checks.ts'
import { staffLog } from '#database/schema/moderation.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { scams, scamTexts } from '#database/schema/scams.ts'
import { testApp } from '../../../tests/support/app.ts'
import { addLibraryEntry } from '../../../tests/support/library-entry.ts'
import { addReportWithEvidence, countRows } from '../../../tests/support/stored-data.ts'
import { erasePerson, withdrawConsent } from './erase-person.server.ts'
import { exportPerson } from './export-person.server.ts'

const SARA = 'Sara@Visitor.example'
const OTHER = 'omar@visitor.example'

test('the export contains all data of a person, decrypted, and no data of others', async () => {
  const app = await testApp()
  await addReportWithEvidence(app, { title: 'Mine', email: SARA, phone: '0501234567', images: 1 })
  await addReportWithEvidence(app, { title: 'Theirs', email: OTHER })
  await write(app, SARA)
  await write(app, OTHER)
  const text = JSON.stringify(await exportPerson(app, { email: ` ${SARA.toUpperCase()} ` }))
  const copy = JSON.parse(text)
  expect(copy.reports).toHaveLength(1)
  expect(copy.reports[0]).toMatchObject({
    title: 'Mine',
    description: 'They asked for a fee.',
    category: 'Phishing',
    status: 'pending',
    email: SARA,
    phone: '0501234567',
  })
  const image = Buffer.from(copy.reports[0].evidence[0].base64, 'base64')
  expect(image.subarray(8, 12).toString()).toBe('WEBP')
  expect(copy.mails).toMatchObject([
    { replyTo: 'Sara@visitor.example', subject: 'Contact Form: A question' },
  ])
  expect(text).not.toMatch(/Theirs|omar/)
})

test('a missing or unreadable image does not affect the rest of the export', async () => {
  const app = await testApp()
  await addReportWithEvidence(app, { email: SARA, images: 3 })
  const paths = [] as string[]
  for await (const { path } of app.evidence.list()) paths.push(path)
  const [cut, lost] = paths as [string, string]
  await app.evidence.put(cut, ((await app.evidence.get(cut)) as Buffer).subarray(0, 20))
  await app.evidence.remove(lost)
  const { reports } = await exportPerson(app, { email: SARA })
  const evidence = new Map(reports[0]?.evidence.map((image) => [image.path, image]))
  expect(evidence.get(cut)).toEqual({ path: cut, base64: null, missing: 'unreadable' })
  expect(evidence.get(lost)).toEqual({ path: lost, base64: null, missing: 'gone' })
  expect(evidence.get(paths[2]!)?.base64).toEqual(expect.any(String))
})

test.each([
  ['noor@بريد.امارات', 'noor@xn--ngbof4h.xn--mgbaam7a8h'],
  ['noor@xn--ngbof4h.xn--mgbaam7a8h', 'noor@بريد.امارات'],
])('a person with the address %s is found as %s', async (written, asked) => {
  const app = await testApp()
  await addReportWithEvidence(app, { email: written })
  await write(app, written)
  await addStaff(app, { email: written, password: 'a lantern over the harbour' })
  expect(await exportPerson(app, { email: asked })).toMatchObject({
    reports: [{ email: written }],
    mails: [{ subject: 'Contact Form: A question' }],
    account: { name: 'noor' },
  })
  expect(await erasePerson(app, { email: asked })).toMatchObject({
    deleted: 1,
    mails: 1,
    isStaff: true,
  })
})

test('an unreadable email makes export and erasure fail instead of giving an empty result', async () => {
  const app = await testApp()
  await mkdir(join(outboxOf(app.env), 'a-folder.eml'), { recursive: true })
  await expect(exportPerson(app, { email: SARA })).rejects.toThrow('EISDIR')
  await expect(erasePerson(app, { email: SARA })).rejects.toThrow('EISDIR')
})

test('a partial email is exported and erased like any other; that of another person is kept', async () => {
  const app = await testApp()
  for (const email of [SARA, OTHER]) await write(app, email)
  const outbox = outboxOf(app.env)
  for (const name of await readdir(outbox)) {
    const mail = await readFile(join(outbox, name))
    await writeFile(join(outbox, `${name}.cut.part`), mail.subarray(0, -20))
    await rm(join(outbox, name))
  }
  expect((await exportPerson(app, { email: SARA })).mails).toHaveLength(1)
  expect(await erasePerson(app, { email: SARA })).toMatchObject({ mails: 1 })
  expect(await readdir(outbox)).toHaveLength(1)
  expect((await exportPerson(app, { email: OTHER })).mails).toHaveLength(1)
})

test('a person without stored data gets an empty export', async () => {
  const app = await testApp()
  await addReportWithEvidence(app, { email: OTHER })
  expect(await exportPerson(app, { email: SARA })).toMatchObject({
    reports: [],
    mails: [],
    account: null,
  })
})

test('a report from before a key rotation is found and decrypted after it', async () => {
  const [old, fresh] = [newSecretKey(), newSecretKey()]
  const before = await testApp({ SECRET_KEY: old })
  const { receipt } = await addReportWithEvidence(before, { title: 'Old', email: SARA })
  const after = await testApp({ SECRET_KEY: `${fresh},${old}` }, before.db)
  await addReportWithEvidence(after, { title: 'New', email: SARA })
  const { reports } = await exportPerson(after, { email: SARA })
  expect(reports.map(({ title, email }) => [title, email])).toEqual([
    ['Old', SARA],
    ['New', SARA],
  ])
  expect((await exportPerson(after, { receipt })).reports).toMatchObject([{ title: 'Old' }])
})

test('a report without an email address is exported, anonymised and erased by its receipt code', async () => {
  const app = await testApp()
  const mine = await addReportWithEvidence(app, { title: 'Mine', phone: '0501234567', images: 1 })
  await addReportWithEvidence(app, { title: 'Theirs', phone: '0507654321', images: 1 })
  const person = { receipt: ` ${mine.receipt.toLowerCase().replaceAll('-', ' ')}` }
  const [shown, ...others] = (await exportPerson(app, person)).reports
  expect(shown).toMatchObject({ title: 'Mine', phone: '0501234567' })
  expect(shown?.evidence[0]?.base64).toEqual(expect.any(String))
  expect(others).toEqual([])
  expect(await withdrawConsent(app, person)).toEqual({ reports: 1, mails: 0, alerts: 0 })
  expect((await exportPerson(app, person)).reports).toMatchObject([{ title: 'Mine', phone: null }])
  expect(await erasePerson(app, person)).toMatchObject({ deleted: 1, anonymised: 0, images: 1 })
  expect(await app.evidence.get(mine.evidence[0] ?? '')).toBeNull()
  expect(await titles(app)).toEqual(['Theirs'])
})

test('a receipt code leads only to its report, not to other data of the same address', async () => {
  const app = await testApp()
  const { receipt } = await addReportWithEvidence(app, { title: 'One', email: SARA })
  await addReportWithEvidence(app, { title: 'Another', email: SARA })
  await write(app, SARA)
  await addStaff(app, { email: SARA, password: 'a lantern over the harbour' })
  const copy = await exportPerson(app, { receipt })
  expect(Object.keys(copy)).toEqual(['receipt', 'exportedAt', 'reports'])
  expect(copy.reports).toMatchObject([{ title: 'One', email: SARA }])
  expect(await erasePerson(app, { receipt })).toMatchObject({
    deleted: 1,
    mails: 0,
    alerts: 0,
    isStaff: false,
  })
  expect(await titles(app)).toEqual(['Another'])
  expect(await readdir(outboxOf(app.env))).toHaveLength(1)
})

test('erasure deletes unpublished reports with their images; a second run finds nothing', async () => {
  const app = await testApp()
  const pending = await addReportWithEvidence(app, { email: SARA, images: 2 })
  await addReportWithEvidence(app, { email: SARA, status: 'rejected' })
  await addReportWithEvidence(app, { title: 'Theirs', email: OTHER, images: 1 })
  await write(app, SARA)
  await write(app, OTHER)
  const bands = await countRows(app.db, 'similarity_bands')
  expect(await erasePerson(app, { email: SARA })).toEqual({
    deleted: 2,
    anonymised: 0,
    images: 2,
    mails: 1,
    alerts: 0,
    isStaff: false,
    entries: [],
  })
  for (const path of pending.evidence) expect(await app.evidence.get(path)).toBeNull()
  expect(await titles(app)).toEqual(['Theirs'])
  const { rows } = await app.db.execute(sql`select sum(reports)::int as n from report_tallies`)
  expect(rows).toEqual([{ n: 1 }])
  expect(await countRows(app.db, 'similarity_bands')).toBe(bands / 3)
  expect(await readdir(outboxOf(app.env))).toHaveLength(1)
  expect(await erasePerson(app, { email: SARA })).toEqual({
    deleted: 0,
    anonymised: 0,
    images: 0,
    mails: 0,
    alerts: 0,
    isStaff: false,
    entries: [],
  })
})

test('erasure anonymises a published report and removes its images from the library', async () => {
  const app = await testApp()
  const { id, receipt, evidence } = await addReportWithEvidence(app, {
    email: SARA,
    phone: '0501234567',
    images: 1,
  })
  await decide(app, id, 'approve')
  const entry = await addLibraryEntry(app.db)
  const foreign = 'scam-evidence/of-another.webp.enc'
  await app.db
    .update(scams)
    .set({ evidenceImages: [foreign, ...evidence] })
    .where(eq(scams.id, entry))
  expect(await erasePerson(app, { email: SARA })).toMatchObject({
    deleted: 0,
    anonymised: 1,
    images: 1,
  })
  const [report] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, id))
  expect(report).toMatchObject({ ...NOBODY, evidenceImages: [], status: 'approved' })
  expect(await app.evidence.get(evidence[0] ?? '')).toBeNull()
  const [left] = await app.db.select().from(scams).where(eq(scams.id, entry))
  expect(left?.evidenceImages).toEqual([foreign])
  expect(await erasePerson(app, { receipt })).toMatchObject({ deleted: 0, anonymised: 1 })
})

test('erasure deletes an approved report that was merged into another entry or whose entry was deleted', async () => {
  const app = await testApp()
  const [merged, moved, removed] = [
    await addReportWithEvidence(app, { title: 'Merged', email: SARA }),
    await addReportWithEvidence(app, { title: 'Moved', email: SARA }),
    await addReportWithEvidence(app, { title: 'Removed', email: SARA }),
  ]
  const entry = await addLibraryEntry(app.db)
  await decide(app, moved.id, 'approve')
  for (const { id } of [merged, moved]) await merge(app, id, entry)
  await decide(app, removed.id, 'approve')
  await removeScam(app, someStaff(), await entryOf(app, removed))
  expect(await erasePerson(app, { email: SARA })).toMatchObject({ deleted: 3, anonymised: 0 })
  expect(await titles(app)).toEqual([])
})

test('erasure follows the last decision on a report, even if the clock was ahead at an earlier one', async () => {
  const app = await testApp()
  const { id } = await addReportWithEvidence(app, { email: SARA })
  await decide(app, id, 'approve')
  await app.db
    .update(staffLog)
    .set({ id: v7({ msecs: Date.now() + 2 * 3_600_000 }) })
    .where(eq(staffLog.subjectId, id))
  await merge(app, id, await addLibraryEntry(app.db))
  const [last, first] = await readLog(app.db, { kind: 'report', id })
  expect([first?.action, last?.action]).toEqual(['approve', 'merge'])
  expect(await erasePerson(app, { email: SARA })).toMatchObject({ deleted: 1, anonymised: 0 })
})

test('erasure clears the content of the reports in the staff log, and keeps the staff member and the action', async () => {
  const app = await testApp()
  const mine = await addReportWithEvidence(app, { email: SARA, status: 'approved' })
  const theirs = await addReportWithEvidence(app, { email: OTHER, status: 'approved' })
  const staff = someStaff()
  for (const { id } of [mine, theirs]) {
    const snapshots = { before: { title: 'As sent' }, after: { title: 'As published' } }
    await writeLog(app.db, staff, { kind: 'report', id, action: 'approve', ...snapshots })
  }
  await erasePerson(app, { email: SARA })
  const lineOf = async (id: string) => (await readLog(app.db, { kind: 'report', id }))[0]
  expect(await lineOf(mine.id)).toMatchObject({
    by: staff.email,
    action: 'approve',
    before: null,
    after: null,
  })
  expect(await lineOf(theirs.id)).toMatchObject({ after: { title: 'As published' } })
})

test('erasure clears the content of entries made from the reports in the staff log, and of no others', async () => {
  const app = await testApp()
  const mine = await addReportWithEvidence(app, { email: SARA })
  const theirs = await addReportWithEvidence(app, { email: OTHER })
  for (const { id } of [mine, theirs]) {
    await decide(app, id, 'approve')
    await decide(app, id, 'reject')
  }
  const linesOf = async (words: string) => {
    const { rows } = await app.db.execute<{ action: string }>(sql`
      select action from staff_log where subject_kind = 'scam' and concat(before, after) like ${`%${words}%`}
      order by id`)
    return rows.map(({ action }) => action)
  }
  expect(await linesOf(`As told in ${mine.id}`)).toEqual(['create', 'delete'])
  await erasePerson(app, { email: SARA })
  expect(await linesOf(`As told in ${mine.id}`)).toEqual([])
  expect(await linesOf(`As told in ${theirs.id}`)).toEqual(['create', 'delete'])
  expect(await countRows(app.db, 'staff_log')).toBe(8)
})

test('after an erasure, edits and deletions of the entry store no content in the staff log', async () => {
  const app = await testApp()
  const mine = await addReportWithEvidence(app, { email: SARA })
  await decide(app, mine.id, 'approve')
  const id = await entryOf(app, mine)
  await erasePerson(app, { email: SARA })
  expect(await editEntry(app, id, { description: 'They asked for nothing.' })).toEqual({ ok: true })
  await removeScam(app, someStaff(), id)
  expect(await readLog(app.db, { kind: 'scam', id })).toMatchObject([
    { action: 'delete', before: null, after: null },
    { action: 'edit', before: null, after: null },
    { action: 'create', before: null, after: null },
  ])
})

test('an anonymised report has only the published text, and similarity bands of that text only', async () => {
  const app = await testApp()
  const { id } = await addReportWithEvidence(app, {
    title: 'Sara of Khalidiya was asked',
    email: SARA,
  })
  await decide(app, id, 'approve')
  const published = { title: `As told in ${id}`, description: 'They asked.' }
  await erasePerson(app, { email: SARA })
  const [report] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, id))
  expect(report).toMatchObject(published)
  const bands = await app.db
    .select({ band: similarityBuckets.band })
    .from(similarityBuckets)
    .where(eq(similarityBuckets.subjectId, id))
  const own = bucketsOfText(`${published.title} ${published.description}`)
  expect(new Set(bands.map(({ band }) => band))).toEqual(new Set(own))
})

test('erasure lists the remaining library entries that were made from the reports', async () => {
  const app = await testApp()
  const [relied, published, deleted, theirs] = [
    await addReportWithEvidence(app, { email: SARA }),
    await addReportWithEvidence(app, { email: SARA }),
    await addReportWithEvidence(app, { email: SARA }),
    await addReportWithEvidence(app, { email: OTHER }),
  ]
  for (const { id } of [relied, published, deleted, theirs]) await decide(app, id, 'approve')
  const left = [await entryOf(app, relied), await entryOf(app, published)]
  await insertInteraction(app.db, await entryOf(app, relied), { ipHash: 'v' }, 'helpful')
  for (const { id } of [relied, deleted]) await decide(app, id, 'reject')
  const { entries } = await erasePerson(app, { email: SARA })
  expect(entries.toSorted()).toEqual(left.toSorted())
})

test('an erasure that fails in the database changes no row and can be repeated', async () => {
  const app = await testApp()
  const { id } = await addReportWithEvidence(app, { email: SARA })
  await decide(app, id, 'approve')
  await addReportWithEvidence(app, { email: SARA, images: 1 })
  await app.db.execute(sql`alter table similarity_bands rename to away`)
  await expect(erasePerson(app, { email: SARA })).rejects.toThrow()
  await app.db.execute(sql`alter table away rename to similarity_bands`)
  expect((await exportPerson(app, { email: SARA })).reports).toHaveLength(2)
  expect(await erasePerson(app, { email: SARA })).toMatchObject({ deleted: 1, anonymised: 1 })
})

test.each([
  erasePerson,
  withdrawConsent,
])('alerts of the person are exported, and %o ends them', async (end) => {
  const app = await testApp()
  await addAlert(app, { email: SARA, language: 'ar', categories: ['job'] })
  const others = await addAlert(app, { email: OTHER })
  const { alerts } = (await exportPerson(app, { email: ` ${SARA.toUpperCase()}` })) as never
  expect(alerts).toMatchObject([{ language: 'ar', categories: ['job'] }])
  expect((await end(app, { email: SARA })).alerts).toBe(1)
  expect((await end(app, { email: SARA })).alerts).toBe(0)
  expect(await findSubscription(app.db, others)).not.toBeNull()
})

test('withdrawing consent keeps the report and deletes its contact details', async () => {
  const app = await testApp()
  const mine = await addReportWithEvidence(app, { email: SARA, phone: '0501234567', images: 1 })
  const theirs = await addReportWithEvidence(app, { email: OTHER })
  await write(app, SARA)
  expect(await withdrawConsent(app, { email: SARA })).toEqual({ reports: 1, mails: 1, alerts: 0 })
  const [report] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, mine.id))
  expect(report).toMatchObject({ ...NOBODY, evidenceImages: mine.evidence })
  const [other] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, theirs.id))
  expect(other?.emailHash).not.toBeNull()
  expect(await withdrawConsent(app, { email: SARA })).toEqual({ reports: 0, mails: 0, alerts: 0 })
  expect((await exportPerson(app, { email: SARA })).reports).toEqual([])
})

const NOBODY = {
  emailEncrypted: null,
  emailHash: null,
  phoneEncrypted: null,
  userIpHash: null,
  consentedAt: null,
}

async function write(app: App, email: string): Promise<void> {
  const input = { name: 'Someone', email, subject: 'A question', message: 'Hello' }
  expect(await sendContactMessage(app, { ipHash: 'v' }, input)).toEqual({ ok: true })
}

async function decide(app: App, id: string, action: 'approve' | 'reject'): Promise<void> {
  const words = { title: `As told in ${id}`, description: 'They asked.' }
  await settle(app, id, ({ categoryId }) => {
    if (action === 'reject') return { action }
    const entry: ScamInput = { ...NEW_SCAM, ...words, categoryId, riskLevel: 'high' }
    return { action, entry, knowing: personalDataOf(entry).map(({ text }) => text) }
  })
}

async function merge(app: App, id: string, scamId: string): Promise<void> {
  await settle(app, id, () => ({ action: 'merge', scamId }))
}

async function settle(
  app: App,
  id: string,
  decisionOn: (report: { categoryId: string }) => Decision,
): Promise<void> {
  const [row] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, id))
  const decided = { id, version: versionOf(row!), decision: decisionOn(row!) }
  expect(await decideReport(app, someStaff(), decided)).toMatchObject({ ok: true })
}

/** Returns the library entry created from a report. */
async function entryOf(app: App, { id }: { id: string }): Promise<string> {
  const [entry] = await app.db
    .select()
    .from(scamTexts)
    .where(eq(scamTexts.title, `As told in ${id}`))
  return entry?.scamId ?? ''
}

async function titles(app: App): Promise<string[]> {
  const rows = await app.db.select({ title: reportedScams.title }).from(reportedScams)
  return rows.map(({ title }) => title)
}
