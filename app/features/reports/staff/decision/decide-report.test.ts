import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { versionOf } from '#app/features/audit/row-version.ts'
import { readLog } from '#app/features/audit/staff-log.db.server.ts'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import { recordInteraction } from '#app/features/interactions/record-interaction.server.ts'
import { findScam } from '#app/features/scams/list-scams.db.server.ts'
import { readScam } from '#app/features/scams/staff/change-scams.db.server.ts'
import { editScam } from '#app/features/scams/staff/edit-scam.server.ts'
import { inputOf } from '#app/features/scams/staff/scam-content.server.ts'
import { NEW_SCAM } from '#app/features/scams/staff/scam-input.ts'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import { editEntry } from '#app/features/scams/testing/edit-entry.ts'
import { bucketsOfText } from '#app/features/similarity/min-hash.ts'
import { countSimilar } from '#app/features/similarity/similarity.db.server.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { newId } from '#database/new-id.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { scams } from '#database/schema/scams.ts'
import { testApp } from '../../../../../tests/support/app.ts'
import { addReport } from '../testing/add-report.ts'
import { type Decision, decideReport } from './decide-report.server.ts'

const ROUNDS = 40

async function desk() {
  const app = await testApp()
  const categories = await addCategories(app.db)
  const entry = {
    ...NEW_SCAM,
    title: 'Parcel fee',
    description: 'A false courier asks for a fee.',
    categoryId: categories.phishing,
    riskLevel: 'high',
  } as const
  return { app, categories, approval: { action: 'approve', entry, knowing: [] } as const }
}

async function decide(app: App, id: string, decision: Decision, staff = someStaff()) {
  const [row] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, id))
  return decideReport(app, staff, { id, version: versionOf(row!), decision })
}

async function library({ db }: App) {
  const rows = await db.select({ id: scams.id }).from(scams)
  return (await Promise.all(rows.map(({ id }) => readScam(db, id)))).filter((row) => row !== null)
}

/** Returns differences between daily stats and tallies and the rows; empty if they agree. */
async function disagreements({ db }: App) {
  const { rows } = await db.execute(sql`
    (select 'reports' as what, status, sum(reports)::int as n from report_tallies group by status having sum(reports) <> 0
     except select 'reports', status, count(*)::int from reported_scams group by status)
    union all
    (select 'scams', status, sum(entries)::int from scam_tallies group by status having sum(entries) <> 0
     except select 'scams', status, count(*)::int from scams group by status)
    union all
    (select 'months', month::text, entries from scam_months where entries <> 0
     except select 'months', date_trunc('month', created_at at time zone 'Asia/Dubai')::date::text, count(*)::int
     from scams group by 2)`)
  return rows
}

describe('approving', () => {
  test('creates an entry with the text of staff and the evidence, counted as one report', async () => {
    const { app, categories, approval } = await desk()
    const evidence = ['scam-evidence/a.webp.enc']
    const { id } = await addReport(app, { category: categories.other }, evidence)
    expect(await decide(app, id, approval)).toEqual({ ok: true, status: 'approved' })
    const { title, description, categoryId, riskLevel } = approval.entry
    expect(await library(app)).toMatchObject([
      {
        ...{ categoryId, riskLevel },
        texts: { en: { title, description } },
        status: 'active',
        reportedCount: 1,
        evidenceImages: evidence,
      },
    ])
    expect(Object.keys((await library(app))[0]?.texts ?? {})).toEqual(['en'])
    expect(await disagreements(app)).toEqual([])
  })

  test('an Arabic report creates an entry that is Arabic in every language until it is translated', async () => {
    const { app, categories, approval } = await desk()
    const { id } = await addReport(app, { category: categories.phishing })
    const words = { title: 'رسوم شحنة', description: 'شركة توصيل مزيفة تطلب رسومًا.' }
    const arabic = { titleAr: words.title, descriptionAr: words.description }
    const entry = { ...approval.entry, title: '', description: '', ...arabic }
    expect(await decide(app, id, { ...approval, entry })).toMatchObject({ ok: true })
    const [row] = await library(app)
    for (const locale of LOCALES)
      expect(await findScam(app.db, row!.id, locale)).toMatchObject({ ...words, language: 'ar' })
    await editEntry(app, row!.id, { title: 'Parcel fee', description: 'A false courier.' })
    expect(await findScam(app.db, row!.id, 'en')).toMatchObject({
      title: 'Parcel fee',
      language: 'en',
    })
    expect(await findScam(app.db, row!.id, 'ar')).toMatchObject({ ...words, language: 'ar' })
  })

  test('by two at once creates one entry, and the second is a conflict that names the first', async () => {
    const { app, categories, approval } = await desk()
    for (let round = 1; round <= ROUNDS; round++) {
      const { id, version } = await addReport(app, { category: categories.phishing })
      const pair = [someStaff('Amal'), someStaff('Badr')]
      const outcomes = await Promise.all(
        pair.map((staff) => decideReport(app, staff, { id, version, decision: approval })),
      )
      const first = pair[outcomes.findIndex(({ ok }) => ok)]
      expect(outcomes).toContainEqual({ ok: true, status: 'approved' })
      expect(outcomes).toContainEqual({
        ok: false,
        problem: 'conflict',
        by: first?.email,
        status: 'approved',
      })
      expect(await library(app)).toHaveLength(round)
    }
    expect(await disagreements(app)).toEqual([])
  })

  test('during a rejection results in one decision, and the library matches the report', async () => {
    const { app, categories, approval } = await desk()
    for (let round = 0; round < ROUNDS; round++) {
      const { id, version } = await addReport(app, { category: categories.phishing })
      const outcomes = await Promise.all(
        ([approval, { action: 'reject' }] as const).map((decision) =>
          decideReport(app, someStaff(), { id, version, decision }),
        ),
      )
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    }
    const { rows } = await app.db.execute(sql`
      select (select count(*) from scams) = (select count(*) from reported_scams where status = 'approved') as agree`)
    expect(rows).toEqual([{ agree: true }])
    expect(await disagreements(app)).toEqual([])
  })

  test.each([
    ['without a title', { title: ' ' }, { title: 'missing' }],
    ['without a category', { categoryId: '' }, { categoryId: 'missing' }],
    ['with too long a description', { description: 'a'.repeat(5001) }, { description: 'too-long' }],
  ])('%s is refused and changes nothing', async (_, wrong, problems) => {
    const { app, categories, approval } = await desk()
    const { id } = await addReport(app, { category: categories.phishing })
    const outcome = await decide(app, id, {
      ...approval,
      entry: { ...approval.entry, ...wrong },
    })
    expect(outcome).toEqual({ ok: false, problem: 'invalid', problems })
    expect(await library(app)).toEqual([])
    expect(await readLog(app.db, { kind: 'report', id })).toEqual([])
  })
})

describe('possible personal data', () => {
  const CARD = '4111 1111 1111 1111'
  const ID = '784-1990-1234567-6'

  test.each([
    ['in the description', { description: `They wanted my card ${CARD}.` }, CARD],
    ['in the Arabic', { titleAr: 'رسوم', descriptionAr: `طلبوا هويتي ${ID}` }, ID],
    ['in a warning sign', { indicators: `They ask for ${ID}` }, ID],
  ])('%s is published only after confirmation', async (_, words, text) => {
    const { app, categories, approval } = await desk()
    const { id } = await addReport(app, { category: categories.phishing })
    const wanted = { ...approval, entry: { ...approval.entry, ...words } }
    for (const knowing of [[], ['something else']]) {
      expect(await decide(app, id, { ...wanted, knowing })).toMatchObject({
        problem: 'personal-data',
        found: [{ text }],
      })
    }
    expect(await library(app)).toEqual([])
    expect(await decide(app, id, { ...wanted, knowing: [text] })).toMatchObject({ ok: true })
    expect(await library(app)).toHaveLength(1)
  })
})

describe('withdrawing an approval', () => {
  test('deletes the entry if it comes from this report alone', async () => {
    const { app, categories, approval } = await desk()
    const { id } = await addReport(app, { category: categories.phishing })
    await decide(app, id, approval)
    expect(await decide(app, id, { action: 'reopen' })).toEqual({ ok: true, status: 'pending' })
    expect(await library(app)).toEqual([])
    expect(await disagreements(app)).toEqual([])
  })

  test('makes an entry with reactions of visitors inactive', async () => {
    const { app, categories, approval } = await desk()
    const { id } = await addReport(app, { category: categories.phishing })
    await decide(app, id, approval)
    const [entry] = await library(app)
    await recordInteraction(app, { ipHash: 'one' }, entry!.id, 'experienced')
    await decide(app, id, { action: 'reject' })
    expect(await library(app)).toMatchObject([{ status: 'inactive', reportedCount: 0 }])
    expect(await disagreements(app)).toEqual([])
  })

  test('keeps an entry that another report was merged into, with one report less', async () => {
    const { app, categories, approval } = await desk()
    const { id } = await addReport(app, { category: categories.phishing })
    await decide(app, id, approval)
    const [entry] = await library(app)
    const other = await addReport(app, { category: categories.phishing })
    await decide(app, other.id, { action: 'merge', scamId: entry!.id })
    expect(await library(app)).toMatchObject([{ reportedCount: 2 }])
    await decide(app, id, { action: 'reopen' })
    expect(await library(app)).toMatchObject([{ status: 'active', reportedCount: 1 }])
  })

  test.each([
    ['the first before the second', [0, 1]],
    ['the second before the first', [1, 0]],
  ])('for every report of an entry deletes the entry: %s', async (_, order) => {
    const { app, categories, approval } = await desk()
    const first = await addReport(app, { category: categories.phishing })
    await decide(app, first.id, approval)
    const [entry] = await library(app)
    const second = await addReport(app, { category: categories.phishing })
    await decide(app, second.id, { action: 'merge', scamId: entry!.id })
    for (const place of order) {
      expect(await library(app)).toHaveLength(1)
      await decide(app, [first, second][place]!.id, { action: 'reject' })
    }
    expect(await library(app)).toEqual([])
    expect(await disagreements(app)).toEqual([])
  })

  test('removes its images from an entry that stays, and keeps those of other reports', async () => {
    const { app, categories, approval } = await desk()
    const own = ['scam-evidence/a.webp.enc']
    const { id } = await addReport(app, { category: categories.phishing }, own)
    await decide(app, id, approval)
    const [entry] = await library(app)
    const other = 'scam-evidence/b.webp.enc'
    await app.db.update(scams).set({ evidenceImages: [...own, other] })
    await recordInteraction(app, { ipHash: 'one' }, entry!.id, 'experienced')
    await decide(app, id, { action: 'reject' })
    expect(await library(app)).toMatchObject([{ status: 'inactive', evidenceImages: [other] }])
  })

  test('allows another approval, which creates one entry', async () => {
    const { app, categories, approval } = await desk()
    const { id } = await addReport(app, { category: categories.phishing })
    for (const decision of [approval, { action: 'reject' }, approval] as const) {
      expect(await decide(app, id, decision)).toMatchObject({ ok: true })
    }
    expect(await library(app)).toHaveLength(1)
    expect(await disagreements(app)).toEqual([])
  })
})

describe('withdrawing an approval concurrently', () => {
  const REOPEN = { action: 'reopen' } as const

  test('with a merge into its entry keeps the entry with that report, or the merge is refused', async () => {
    const { app, categories, approval } = await desk()
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await addReport(app, { category: categories.phishing })
      await decide(app, id, approval)
      const [report] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, id))
      const scamId = report!.scamId!
      const other = await addReport(app, { category: categories.phishing })
      const [undone, merged] = await Promise.all([
        decideReport(app, someStaff(), { id, version: versionOf(report!), decision: REOPEN }),
        decide(app, other.id, { action: 'merge', scamId }),
      ])
      expect(undone).toEqual({ ok: true, status: 'pending' })
      const entry = await app.db.select().from(scams).where(eq(scams.id, scamId))
      expect(entry).toMatchObject(merged.ok ? [{ status: 'active', reportedCount: 1 }] : [])
      if (!merged.ok) expect(merged).toEqual({ ok: false, problem: 'entry-gone' })
    }
    expect(await disagreements(app)).toEqual([])
  })

  test('with an edit of its entry deletes the entry, or keeps it inactive with the edit', async () => {
    const { app, categories, approval } = await desk()
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await addReport(app, { category: categories.phishing })
      await decide(app, id, approval)
      const [report] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, id))
      const row = await readScam(app.db, report!.scamId!)
      const input = { ...inputOf(row!), title: 'Customs fee' }
      const [undone, edited] = await Promise.all([
        decideReport(app, someStaff(), { id, version: versionOf(report!), decision: REOPEN }),
        editScam(app, someStaff('Badr'), { id: row!.id, version: versionOf(row!), input }),
      ])
      expect(undone).toEqual({ ok: true, status: 'pending' })
      const left = await readScam(app.db, row!.id)
      const kept = { texts: { en: { title: input.title } }, status: 'inactive' }
      if (edited.ok) expect(left).toMatchObject(kept)
      else expect(left).toBeNull()
    }
    expect(await disagreements(app)).toEqual([])
  })

  test('by several requests happens once, and the log has one approval and one withdrawal', async () => {
    const { app, categories, approval } = await desk()
    const { id } = await addReport(app, { category: categories.phishing })
    await decide(app, id, approval)
    const [report] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, id))
    const sent = { id, version: versionOf(report!), decision: REOPEN }
    const amal = someStaff('Amal')
    const outcomes = await Promise.all(
      [amal, amal, amal, someStaff('Badr')].map((staff) => decideReport(app, staff, sent)),
    )
    expect(outcomes).toContainEqual({ ok: true, status: 'pending' })
    expect(await library(app)).toEqual([])
    const actions = (await readLog(app.db, { kind: 'report', id })).map(({ action }) => action)
    expect(actions).toEqual(['reopen', 'approve'])
  })
})

describe('merging', () => {
  test('adds one report to the count of the entry, and removes it when it is withdrawn', async () => {
    const { app, categories } = await desk()
    const scamId = await addScam(app.db, { title: 'Known', categoryId: categories.job })
    const { id } = await addReport(app, { category: categories.phishing })
    const merge = { action: 'merge', scamId } as const
    expect(await decide(app, id, merge)).toEqual({ ok: true, status: 'approved' })
    expect(await decide(app, id, merge)).toEqual({ ok: true, status: 'approved' })
    expect(await library(app)).toMatchObject([
      { texts: { en: { title: 'Known' } }, reportedCount: 1 },
    ])
    await decide(app, id, { action: 'reopen' })
    expect(await library(app)).toMatchObject([{ status: 'active', reportedCount: 0 }])
  })

  test('many reports at once counts each of them', async () => {
    const { app, categories } = await desk()
    const scamId = await addScam(app.db, { title: 'Known', categoryId: categories.job })
    const reports = []
    for (let n = 0; n < 25; n++) reports.push(await addReport(app, { category: categories.job }))
    await Promise.all(
      reports.map(({ id, version }) =>
        decideReport(app, someStaff(), { id, version, decision: { action: 'merge', scamId } }),
      ),
    )
    expect(await library(app)).toMatchObject([{ reportedCount: 25 }])
    expect(await disagreements(app)).toEqual([])
  })

  test('into an entry that does not exist is refused', async () => {
    const { app, categories } = await desk()
    const { id } = await addReport(app, { category: categories.job })
    for (const scamId of [newId(), 'no-uuid']) {
      const outcome = await decide(app, id, { action: 'merge', scamId })
      expect(outcome).toEqual({ ok: false, problem: 'entry-gone' })
    }
  })
})

test('a rejected report does not count as a similar scam until it is reopened', async () => {
  const { app, categories } = await desk()
  const description = 'Your parcel waits at the customs office, pay the fee by card today.'
  const { id } = await addReport(app, { category: categories.phishing, title: '', description })
  const similar = () =>
    countSimilar(app.db, {
      buckets: bucketsOfText(description),
      scamType: null,
      visitor: 'who asks',
    })
  expect(await similar()).toBe(1)
  await decide(app, id, { action: 'reject' })
  expect(await similar()).toBe(0)
  await decide(app, id, { action: 'reopen' })
  expect(await similar()).toBe(1)
})

describe('a resubmitted decision', () => {
  test('is made once and is no conflict', async () => {
    const { app, categories, approval } = await desk()
    const scamId = await addScam(app.db, { title: 'Known', categoryId: categories.job })
    const amal = someStaff('Amal')
    for (const decision of [approval, { action: 'merge', scamId }, { action: 'reject' }] as const) {
      const { id, version } = await addReport(app, { category: categories.other })
      const sent = { id, version, decision }
      const first = await decideReport(app, amal, sent)
      expect(first).toMatchObject({ ok: true })
      expect(await decideReport(app, amal, sent)).toEqual(first)
      expect(await readLog(app.db, { kind: 'report', id })).toHaveLength(1)
    }
    expect(await library(app)).toHaveLength(2)
  })

  test('is a conflict if its author, its action or its text differs', async () => {
    const { app, categories, approval } = await desk()
    const { id, version } = await addReport(app, { category: categories.other })
    const amal = someStaff('Amal')
    await decideReport(app, amal, { id, version, decision: approval })
    const retyped = { ...approval, entry: { ...approval.entry, title: 'Customs fee' } }
    const scamId = await addScam(app.db, { title: 'Known', categoryId: categories.job })
    for (const [staff, decision] of [
      [someStaff('Badr'), approval],
      [amal, { action: 'reject' }],
      [amal, { action: 'merge', scamId }],
      [amal, retyped],
    ] as const) {
      expect(await decideReport(app, staff, { id, version, decision })).toMatchObject({
        problem: 'conflict',
        by: amal.email,
      })
    }
  })
})

test('every decision is in the log of the report and of the entry, newest first', async () => {
  const { app, categories, approval } = await desk()
  const { id } = await addReport(app, { category: categories.phishing })
  await decide(app, id, approval, someStaff('Amal'))
  const [entry] = await library(app)
  await decide(app, id, { action: 'reopen' }, someStaff('Badr'))
  expect(await readLog(app.db, { kind: 'report', id })).toMatchObject([
    {
      by: 'badr@staff.example',
      action: 'reopen',
      before: { status: 'approved' },
      after: { status: 'pending' },
    },
    {
      by: 'amal@staff.example',
      action: 'approve',
      after: { status: 'approved', scamId: entry!.id },
    },
  ])
  expect(await readLog(app.db, { kind: 'scam', id: entry!.id })).toMatchObject([
    { action: 'delete', before: { title: 'Parcel fee' }, after: null },
    { action: 'create', before: null, after: { title: 'Parcel fee', reportId: id } },
  ])
})

test('a report that does not exist is refused', async () => {
  const { app } = await desk()
  for (const id of [newId(), 'no-uuid']) {
    const decision = { action: 'reject' } as const
    const outcome = await decideReport(app, someStaff(), { id, version: '1', decision })
    expect(outcome).toEqual({ ok: false, problem: 'gone' })
  }
})
