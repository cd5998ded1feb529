import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { versionOf } from '#app/features/audit/row-version.ts'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import {
  type Decision,
  decideReport,
} from '#app/features/reports/staff/decision/decide-report.server.ts'
import { addReport } from '#app/features/reports/staff/testing/add-report.ts'
import { NEW_SCAM } from '#app/features/scams/staff/scam-input.ts'
import { addCategories } from '#app/features/scams/testing/add-scam.ts'
import type { App } from '#app/platform/context.server.ts'
import { createCrypto, newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { indicators } from '#database/schema/indicators.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { scams } from '#database/schema/scams.ts'
import { testApp } from '../../../../tests/support/app.ts'
import { keyOf } from '../indicator.ts'
import { findIndicators } from '../parse/find-indicators.server.ts'
import { rehashIndicators } from '../staff/rehash-indicators.db.server.ts'
import { storedValues } from '../stored-value.server.ts'
import { findReported } from './reported.db.server.ts'

const TEXT = 'Pay at https://evil.top/a or call 0501234567'
const NUMBER = '+971501234567'
const [PAGE, DOMAIN, PHONE] = ['url evil.top/a', 'domain evil.top', `phone ${NUMBER}`]

async function desk() {
  const app = await testApp()
  const categories = await addCategories(app.db)
  const report = (description = TEXT, contact = {}) =>
    addReport(app, { category: categories.phishing, description, ...contact })
  const entry = {
    ...NEW_SCAM,
    title: 'Parcel fee',
    description: 'A false courier asks for a fee.',
    categoryId: categories.phishing,
    riskLevel: 'high',
  } as const
  const approval = (...ticked: string[]): Decision => {
    return { action: 'approve', entry, knowing: [], ticked }
  }
  return { app, report, approval }
}

async function decide(app: App, id: string, decision: Decision) {
  const [row] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, id))
  return decideReport(app, someStaff(), { id, version: versionOf(row!), decision })
}

/** What a check of the text finds, as `kind value reports`. */
async function known(app: App, text = TEXT): Promise<string[]> {
  const found = await findReported(app, findIndicators({ type: 'message', text }))
  return found.map(({ indicator, reports }) => `${keyOf(indicator)} ${reports}`)
}

test('what staff ticked is known in other texts, in any spelling', async () => {
  const { app, report, approval } = await desk()
  const { id } = await report()
  await decide(app, id, approval(DOMAIN, PHONE))
  expect(await known(app, 'ring +971-50-123 4567')).toEqual([`${PHONE} 1`])
  expect(await known(app, 'http://www.evil.top/other')).toEqual([`${DOMAIN} 1`])
  expect(await known(app, 'http://other.top and 0501234568')).toEqual([])
})

test('a report counts only while it is approved', async () => {
  const { app, report, approval } = await desk()
  const { id } = await report()
  expect(await known(app)).toEqual([])
  await decide(app, id, approval(PHONE))
  expect(await known(app)).toEqual([`${PHONE} 1`])
  await decide(app, id, { action: 'reopen' })
  expect(await known(app)).toEqual([])
  await decide(app, id, approval(DOMAIN))
  expect(await known(app)).toEqual([`${DOMAIN} 1`])
})

test('reports that are merged into an entry count one by one, and none of an inactive entry', async () => {
  const { app, report, approval } = await desk()
  const first = await report()
  await decide(app, first.id, approval(PHONE))
  const [entry] = await app.db.select().from(scams)
  const second = await report('From 00971501234567')
  await decide(app, second.id, { action: 'merge', scamId: entry!.id, ticked: [PHONE] })
  expect(await known(app)).toEqual([`${PHONE} 2`])
  await app.db.update(scams).set({ status: 'inactive' })
  expect(await known(app)).toEqual([])
})

test('a withdrawn indicator is not known', async () => {
  const { app, report, approval } = await desk()
  await decide(app, (await report()).id, approval(PHONE, DOMAIN))
  await app.db
    .update(indicators)
    .set({ withdrawnAt: new Date() })
    .where(eq(indicators.kind, 'phone'))
  expect(await known(app)).toEqual([`${DOMAIN} 1`])
})

test("a reporter's own contact details and what the text does not name are never confirmed", async () => {
  const { app, report, approval } = await desk()
  const text = `${TEXT}. My number is 0559876543, sara@mail.example`
  const { id } = await report(text, { email: 'Sara@Mail.example', phone: '+971 55 987 6543' })
  const own = ['phone +971559876543', 'email sara@mail.example']
  await decide(app, id, approval(PHONE, ...own, 'domain emiratesnbd.com', 'domain other.top'))
  expect(await known(app, text)).toEqual([`${PHONE} 1`])
})

test('values of private persons are stored as hashes that a rotation of keys does not lose', async () => {
  const { app, report, approval } = await desk()
  const [old, fresh] = [newSecretKey(), newSecretKey()]
  const before = { ...app, crypto: createCrypto([old]) }
  await decide(before, (await report()).id, approval(PHONE, PAGE))
  const rows = await app.db.select().from(indicators).orderBy(indicators.kind)
  expect(rows).toMatchObject([
    { kind: 'phone', hint: '+971•••••••67' },
    { kind: 'url', value: 'evil.top/a', hint: null },
  ])
  expect(rows[0]?.value).not.toMatch(/\d{6}/)
  const rotated = { ...app, crypto: createCrypto([fresh, old]) }
  await decide(rotated, (await report()).id, approval(PHONE))
  expect(await known(rotated)).toEqual([`${PAGE} 1`, `${PHONE} 2`])
  const later = { ...app, crypto: createCrypto([fresh]) }
  expect(await known(later)).toEqual([`${PAGE} 1`])
  expect(await rehashIndicators(rotated)).toBe(1)
  expect(await rehashIndicators(rotated)).toBe(0)
  expect(await known(later)).toEqual([`${PAGE} 1`, `${PHONE} 2`])
})

test.each([
  { keys: [0, 1], withdrawn: null, left: [`${PAGE} 2`, `${PHONE} 2`] },
  { keys: [0, 1], withdrawn: 0, left: [`${PAGE} 2`] },
  { keys: [0, 1], withdrawn: 1, left: [`${PAGE} 2`] },
  { keys: [1, 2], withdrawn: null, left: [`${PAGE} 2`, `${PHONE} 2`] },
  { keys: [1, 2], withdrawn: 2, left: [`${PAGE} 2`] },
  { keys: [0, 1, 2], withdrawn: null, left: [`${PAGE} 3`, `${PHONE} 3`] },
  { keys: [0, 1, 2], withdrawn: 2, left: [`${PAGE} 3`] },
])('a number stored under keys $keys of three becomes one when keys are rotated (under $withdrawn withdrawn)', async ({
  keys,
  withdrawn,
  left,
}) => {
  const { app, report, approval } = await desk()
  const secrets = [newSecretKey(), newSecretKey(), newSecretKey()]
  const rotated = { ...app, crypto: createCrypto(secrets) }
  const values = storedValues(rotated.crypto, { kind: 'phone', value: NUMBER })
  for (const key of keys) {
    const process = { ...app, crypto: createCrypto(secrets.slice(key, key + 1)) }
    await decide(process, (await report()).id, approval(PAGE, PHONE))
  }
  expect(await app.db.$count(indicators, eq(indicators.kind, 'phone'))).toBe(keys.length)
  if (withdrawn !== null) {
    await app.db
      .update(indicators)
      .set({ withdrawnAt: new Date() })
      .where(eq(indicators.value, values[withdrawn] ?? ''))
  }
  expect(await rehashIndicators(rotated)).toBe(1)
  expect(await rehashIndicators(rotated)).toBe(0)
  expect(await app.db.$count(indicators, eq(indicators.kind, 'phone'))).toBe(1)
  expect(await known({ ...app, crypto: createCrypto(secrets.slice(0, 1)) })).toEqual(left)
})

test('ten approvals at once that name one new number share its row', async () => {
  const { app, report, approval } = await desk()
  const ids: string[] = []
  for (let i = 0; i < 10; i++) ids.push((await report()).id)
  const outcomes = await Promise.all(
    ids.map((id) => decide(app, id, approval(PHONE, DOMAIN, PAGE))),
  )
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  expect(await known(app)).toEqual([`${PAGE} 10`, `${DOMAIN} 10`, `${PHONE} 10`])
  const { rows } = await app.db.execute(sql`select count(*)::int as n from indicators`)
  expect(rows).toEqual([{ n: 3 }])
})
