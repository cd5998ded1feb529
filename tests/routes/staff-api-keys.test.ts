import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listApiKeys } from '#app/features/api-keys/staff/staff-api-keys.db.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { newId } from '#database/new-id.ts'
import { staffLog } from '#database/schema/moderation.ts'
import { staffApiKeys } from '#words/en/staff/staff-api-keys.js'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { newStaff, signIn } from '../support/staff.ts'
import { visibleText } from '../support/visible-text.ts'

const PATH = '/admin/api-keys'
const KEY = /hmy_[\w-]{43}/
const FORM = { intent: 'add', name: 'A bank', perHour: '10', perDay: '20' }

test('visitors and accounts that are not staff can neither read, add nor revoke keys', async () => {
  const { app, origin, send, cookie } = await asStaff()
  await send(FORM)
  const [key] = await listApiKeys(app.db)
  const revocation = `${PATH}?revoke=${key?.id}`
  await app.db.execute(sql`delete from admin_users`)
  for (const own of ['', cookie]) {
    const page = await fetch(origin + PATH, { headers: { cookie: own }, redirect: 'manual' })
    expect(await page.text()).not.toContain(key?.hint)
    expect(page.status).not.toBe(200)
    for (const [path, fields] of [
      [PATH, FORM],
      [revocation, { intent: 'delete' }],
    ] as const) {
      const answer = await post(origin + path, origin, own, fields)
      expect(await answer.text()).not.toMatch(KEY)
      expect(answer.status).not.toBe(200)
    }
  }
  expect(await listApiKeys(app.db)).toMatchObject([{ revokedAt: null }])
})

test('without keys the screen says so', async () => {
  const { read } = await asStaff()
  expect(await read()).toContain(staffApiKeys.empty)
})

test('a new key is shown once, is stored only as a hash, and is listed with its limits and who added it', async () => {
  const { app, send, read } = await asStaff()
  const answer = await send({ ...FORM, id: newId(), keepsTexts: 'on' })
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const key = KEY.exec(await answer.text())?.[0] ?? ''
  expect(key).not.toBe('')
  const text = await read()
  expect(text).not.toContain(key)
  expect(text).toContain('noura@waha.example')
  expect(text).toContain(staffApiKeys.kept.true)
  const { rows } = await app.db.execute(sql`select k::text as row from api_keys k`)
  expect(JSON.stringify(rows)).not.toContain(key.slice(8))
  expect(await listApiKeys(app.db)).toMatchObject([
    { name: 'A bank', hint: key.slice(0, 8), checksPerHour: 10, checksPerDay: 20, used: 0 },
  ])
})

test('a form that is sent twice at once adds one key', async () => {
  const { app, send } = await asStaff()
  const id = newId()
  const answers = await Promise.all([send({ ...FORM, id }), send({ ...FORM, id })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await listApiKeys(app.db)).toHaveLength(1)
  expect(await loggedActions(app)).toEqual(['create'])
})

test.each([
  [{ name: ' ' }, staffApiKeys.add.fields.name.missing],
  [{ name: 'a'.repeat(101) }, staffApiKeys.add.fields.name['too-long']({ limit: 100 })],
  [{ perHour: '1.5' }, staffApiKeys.add.fields.number({ limit: 100_000 })],
  [{ perDay: '0' }, staffApiKeys.add.fields.number({ limit: 1_000_000 })],
  [{ perHour: '21' }, staffApiKeys.add.fields.beyondDay],
])('with %o no key is added, and the field says why and keeps what was typed', async (typed, message) => {
  const { app, send } = await asStaff()
  const answer = await send({ ...FORM, ...typed })
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(visibleText(html)).toContain(message)
  for (const value of Object.values(typed)) expect(html).toContain(`value="${value.trim()}"`)
  expect(await listApiKeys(app.db)).toEqual([])
})

test('a key is revoked after a question that names it, and the list says so', async () => {
  const { app, send, read } = await asStaff()
  await send(FORM)
  const [key] = await listApiKeys(app.db)
  const question = `${PATH}?revoke=${key?.id}`
  expect(await read(question)).toContain(staffApiKeys.confirm.question)
  for (let time = 0; time < 2; time++) {
    const answer = await send({ intent: 'delete' }, question)
    expect(answer.headers.get('location')).toBe(`${PATH}?done=revoke`)
  }
  const [revoked] = await listApiKeys(app.db)
  expect(revoked?.revokedAt).not.toBeNull()
  expect(await read()).toContain(staffApiKeys.revokedOn)
  expect(await read(question)).toContain(staffApiKeys.confirm.missing)
  expect(await loggedActions(app)).toEqual(['create', 'revoke'])
})

test('if the database fails, the screen says so', async () => {
  const { app, origin, cookie } = await asStaff()
  await app.db.execute(sql`alter table api_keys rename to away`)
  const answer = await fetch(origin + PATH, { headers: { cookie } })
  expect(answer.status).toBe(503)
  expect(visibleText(await answer.text())).toContain(staffApiKeys.notLoaded)
  const refused = await post(origin + PATH, origin, cookie, FORM)
  expect(refused.status).toBe(503)
  expect(await refused.text()).toContain('value="A bank"')
})

/** Returns what staff did with keys, in order. Nothing of a key itself is logged. */
async function loggedActions({ db }: App): Promise<string[]> {
  const lines = await db.select().from(staffLog).orderBy(staffLog.createdAt)
  expect(JSON.stringify(lines)).not.toContain('hmy_')
  return lines.filter(({ subjectKind }) => subjectKind === 'api-key').map(({ action }) => action)
}

/** Serves the site and signs in. */
async function asStaff(given?: App) {
  const app = given ?? (await testApp())
  await newStaff(app)
  const origin = await serve(app)
  const cookie = await signIn(origin)
  const send = (fields: Record<string, string>, path = PATH) =>
    post(origin + path, origin, cookie, fields)
  const read = async (path = PATH) =>
    visibleText(await (await fetch(origin + path, { headers: { cookie } })).text())
  return { app, origin, cookie, send, read }
}

function post(url: string, Origin: string, cookie: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  return fetch(url, { method: 'POST', redirect: 'manual', headers: { Origin, cookie }, body })
}
