import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readFeeds } from '#app/domain/feeds/feed.ts'
import { versionOf } from '#app/features/audit/row-version.ts'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import { decideReport } from '#app/features/reports/staff/decision/decide-report.server.ts'
import { addReport } from '#app/features/reports/staff/testing/add-report.ts'
import { NEW_SCAM } from '#app/features/scams/staff/scam-input.ts'
import { addCategories } from '#app/features/scams/testing/add-scam.ts'
import type { App } from '#app/platform/context.server.ts'
import { scamChecks } from '#database/schema/checks.ts'
import { feedIndicators, feeds } from '#database/schema/feeds.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { scams } from '#database/schema/scams.ts'
import { testApp } from '../../../tests/support/app.ts'
import { checkContent } from './check-content.server.ts'

const ORDINARY = 'Hi, it is Sara. See you at the gate at five, my new number is 0501234567.'

async function check(app: App, text: string, type: 'message' | 'website' = 'message') {
  const outcome = await checkContent(app, { ipHash: 'a visitor' }, { type, text, locale: 'en' })
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.analysis
}

/** Approves a report of these indicators. */
async function approve(app: App, description: string, ticked: string[]) {
  const categories = await addCategories(app.db)
  const { id } = await addReport(app, { category: categories.phishing, description })
  const [row] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, id))
  const entry = {
    ...NEW_SCAM,
    ...{
      title: 'Parcel fee',
      description: 'A false courier asks for a fee.',
      riskLevel: 'high' as const,
    },
    categoryId: categories.phishing,
  }
  const decision = { action: 'approve', entry, knowing: [], ticked } as const
  expect(
    await decideReport(app, someStaff(), { id, version: versionOf(row!), decision }),
  ).toMatchObject({ ok: true })
}

test('a reported number makes any text that names it a scam, and the reason marks the number', async () => {
  const app = await testApp()
  expect(await check(app, ORDINARY)).toMatchObject({ outcome: 'safe' })
  await approve(app, 'A man called from 050 123 4567', ['phone +971501234567'])
  const after = await check(app, ORDINARY)
  const at = ORDINARY.indexOf('0501234567')
  expect(after).toMatchObject({ outcome: 'scam', isSafe: false, warningLevel: 'high' })
  expect(after.recommendation).toEqual({ code: 'known-scam' })
  expect(after.reasons[0]).toMatchObject({
    ...{ code: 'reported', params: { what: '0501234567', reports: '1' } },
    spans: [{ start: at, end: at + 10 }],
  })
  const [, stored] = await app.db.select().from(scamChecks).orderBy(scamChecks.id)
  expect(stored).toMatchObject({ result: 'scam', outcome: 'scam' })
  expect(stored?.reasons).toContain('reported')
})

test('a reported number leads to the newest entry that it was reported for', async () => {
  const app = await testApp()
  expect((await check(app, ORDINARY)).entry).toBeNull()
  for (let reports = 0; reports < 2; reports++) {
    await approve(app, 'A man called from 050 123 4567', ['phone +971501234567'])
  }
  const [newest] = await app.db.select().from(scams).orderBy(desc(scams.id)).limit(1)
  expect((await check(app, ORDINARY)).entry).toBe(newest?.id)
})

test('of an address only the most specific part that was reported is told', async () => {
  const app = await testApp()
  await approve(app, 'https://evil.top/a', ['url evil.top/a', 'domain evil.top'])
  const codes = async (text: string) =>
    (await check(app, text)).reasons.flatMap((reason) =>
      'spans' in reason && reason.code === 'reported' ? [reason.params.what] : [],
    )
  expect(await codes('look at https://evil.top/a')).toEqual(['evil.top/a'])
  expect(await codes('look at https://evil.top/b')).toEqual(['evil.top'])
})

test('a number alone is never called safe, and what it is is told', async () => {
  const app = await testApp()
  for (const type of ['message', 'website'] as const) {
    const analysis = await check(app, '0501234567', type)
    expect(analysis).toMatchObject({ outcome: 'unsure', recommendation: { code: 'not-known' } })
    expect(analysis.reasons).toEqual([])
    expect(analysis.facts?.map(({ code }) => code)).toEqual([
      'phone-mobile',
      'phone-operator',
      'never-ask',
      'not-reported',
    ])
  }
  await approve(app, 'A man called from 050 123 4567', ['phone +971501234567'])
  const known = await check(app, '+971 50 123 4567', 'website')
  expect(known).toMatchObject({ outcome: 'scam' })
  expect(known.facts?.map(({ code }) => code)).not.toContain('not-reported')
})

test('a list of others decides or doubts, as it is trusted, and an allow-list cancels it', async () => {
  const at = 'https://lists.example'
  const FEEDS = readFeeds(
    `hard=plain:decisive:${at},soft=plain:doubt:${at},safe=plain:allow:${at}`,
  )!
  const given = await testApp()
  const app = { ...given, env: { ...given.env, FEEDS } }
  const list = async (name: string, ...domains: string[]) => {
    const generation = crypto.randomUUID()
    const firstSeen = new Date('2026-11-01T08:00:00Z')
    await app.db.insert(feeds).values({ name, generation })
    await app.db
      .insert(feedIndicators)
      .values(domains.map((value) => ({ generation, kind: 'domain', value, firstSeen })))
  }
  await list('hard', 'evil.top', 'allowed.top')
  await list('soft', 'doubtful.top')
  await list('safe', 'allowed.top')
  const about = (site: string) => check(app, `The photos of our trip are at https://${site}/trip`)
  const decided = await about('www.evil.top')
  expect(decided.outcome).toBe('scam')
  expect(decided.reasons[0]).toMatchObject({
    code: 'listed',
    params: { what: 'evil.top', list: 'hard' },
  })
  const doubted = await about('doubtful.top')
  expect(doubted.outcome).toBe('unsure')
  expect(doubted.reasons).toContainEqual(expect.objectContaining({ code: 'listed' }))
  const codes = (await about('allowed.top')).reasons.map(
    (reason) => 'code' in reason && reason.code,
  )
  expect(codes).not.toContain('listed')
  const off = await check({ ...app, env: given.env }, 'The photos are at https://evil.top/trip')
  expect(off.reasons.map((reason) => 'code' in reason && reason.code)).not.toContain('listed')
})

test('an emergency number is not doubted', async () => {
  const app = await testApp()
  const analysis = await check(app, '999')
  expect(analysis).toMatchObject({ outcome: 'safe', facts: [{ code: 'phone-emergency' }] })
})

test('a text without anything known keeps its verdict on words', async () => {
  const app = await testApp()
  const analysis = await check(app, 'See you at the gate at five')
  expect(analysis).toMatchObject({ outcome: 'safe', facts: [] })
})
