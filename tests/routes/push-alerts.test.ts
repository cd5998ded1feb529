import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ALERT_LIMITS } from '#app/features/alerts/alert-limits.ts'
import type { PushTarget } from '#app/features/alerts/push/push-target.server.ts'
import { vapidKeys } from '#app/features/alerts/push/vapid-keys.server.ts'
import { sendPushAlerts } from '#app/features/alerts/sending/send-push-alerts.server.ts'
import { localPath } from '#app/i18n/local-path.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { alertsText } from '#words/library/alerts.js'
import { testApp } from '../support/app.ts'
import { addLibraryEntry } from '../support/library-entry.ts'
import { onceTaken } from '../support/once-taken.ts'
import { pushBrowser, startPushServer } from '../support/push-server.ts'
import { serve } from '../support/site.ts'
import { age, countRows } from '../support/stored-data.ts'
import { visibleText } from '../support/visible-text.ts'

const ENDPOINT = 'https://push.example/phone'

test('from the key of the page to the message on the device to its end', async () => {
  const { app, post, publicKey } = await open()
  const browser = pushBrowser(ENDPOINT, publicKey)
  const choices = { language: 'ar', category: 'phishing' }
  const stored = await post({ ...fieldsOf(browser.target), ...choices })
  expect([stored.status, stored.headers.get('cache-control')]).toEqual([204, 'private, no-store'])
  expect(await choicesOf(app)).toEqual([{ language: 'ar', categories: ['phishing'] }])
  await tell(app)
  const { fetch: service, delivered } = await startPushServer()
  expect((await sendPushAlerts(app, undefined, service)).sent).toBe(1)
  expect(browser.open(delivered[0]!.sealed)).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect((await post({ endpoint: ENDPOINT, intent: 'end' })).status).toBe(204)
  expect(await countRows(app.db, 'alert_subscriptions')).toBe(0)
})

test('unless the operator turned it on, the page does not offer it and nothing is stored, but it can be ended', async () => {
  const { app, get, post, publicKey } = await open({ WEB_PUSH: 'false' })
  expect(publicKey).toBe('')
  expect(visibleText(await get('/alerts'))).not.toContain(alertsText.en.push.title)
  const [key = ''] = vapidKeys(app.crypto).map((keys) => keys.publicKey)
  const fields = fieldsOf(pushBrowser(ENDPOINT, key).target)
  expect((await post(fields)).status).toBe(404)
  expect(await countRows(app.db, 'alert_subscriptions')).toBe(0)
  const on = await serve({ ...app, env: { ...app.env, WEB_PUSH: true } })
  const body = new URLSearchParams(fields)
  await fetch(`${on}/api/alerts/push`, { method: 'POST', headers: { Origin: on }, body })
  expect(await countRows(app.db, 'alert_subscriptions')).toBe(1)
  expect((await post({ endpoint: ENDPOINT, intent: 'end' })).status).toBe(204)
  expect(await countRows(app.db, 'alert_subscriptions')).toBe(0)
})

test.each(LOCALES)('the page has the words of its script in %s', async (locale) => {
  const { get } = await open()
  const html = (await get(localPath(locale, '/alerts'))).replaceAll('&quot;', '"')
  const { title, message: _, ...words } = alertsText[locale].push
  expect(html).toContain(title)
  expect(html.replaceAll('&#x27;', "'")).toContain(JSON.stringify(words))
})

describe('a browser', () => {
  test('that sends the same again, also at the same time, is stored once, with what it chose last', async () => {
    const { app, post, publicKey } = await open()
    const fields = fieldsOf(pushBrowser(ENDPOINT, publicKey).target)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => onceTaken(() => post(fields))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204))
    await post({ ...fields, language: 'hi' })
    expect(await choicesOf(app)).toEqual([{ language: 'hi', categories: [] }])
  })

  test('whose service gave it another endpoint keeps its choices, and is not told again', async () => {
    const { app, post, publicKey } = await open()
    const { fetch: service } = await startPushServer()
    const old = fieldsOf(pushBrowser(ENDPOINT, publicKey).target)
    await post({ ...old, language: 'hi', category: 'phishing' })
    await tell(app)
    expect((await sendPushAlerts(app, undefined, service)).sent).toBe(1)
    const fresh = fieldsOf(pushBrowser('https://push.example/new', publicKey).target)
    expect((await post({ ...fresh, replaces: ENDPOINT })).status).toBe(204)
    expect(await choicesOf(app)).toEqual([{ language: 'hi', categories: ['phishing'] }])
    expect((await sendPushAlerts(app, undefined, service)).sent).toBe(0)
    await post({ endpoint: fresh.endpoint, intent: 'end' })
    expect(await countRows(app.db, 'alert_subscriptions')).toBe(0)
  })

  test('ends its own messages only', async () => {
    const { app, post, publicKey } = await open()
    await post(fieldsOf(pushBrowser(ENDPOINT, publicKey).target))
    expect((await post({ endpoint: `${ENDPOINT}2`, intent: 'end' })).status).toBe(204)
    expect((await post({ intent: 'end' })).status).toBe(204)
    expect(await countRows(app.db, 'alert_subscriptions')).toBe(1)
  })

  test('that subscribed before a rotation of the key is still stored', async () => {
    const [old, fresh] = [newSecretKey(), newSecretKey()]
    const before = await open({ SECRET_KEY: old })
    const after = await open({ SECRET_KEY: `${fresh},${old}` })
    expect(after.publicKey).not.toBe(before.publicKey)
    const fields = fieldsOf(pushBrowser(ENDPOINT, before.publicKey).target)
    expect((await after.post(fields)).status).toBe(204)
  })
})

describe('nothing is stored', () => {
  test.each([
    ['without TLS', 'http://push.example/a'],
    ['in the own network', 'https://10.0.0.1/a'],
    ['of the own machine', 'https://127.0.0.1/a'],
    ['of the own machine, written as a number', 'https://2130706433/a'],
    ['of the own machine by IPv6', 'https://[::1]/a'],
    ['with a name of the own network', 'https://localhost/a'],
    ['with a name and password', 'https://name:password@push.example/a'],
    ['that is too long', `https://push.example/${'a'.repeat(1000)}`],
    ['that is no address', 'push'],
    ['that is missing', ''],
  ])('of an endpoint %s', async (_, endpoint) => {
    const { app, post, publicKey } = await open()
    const { target } = pushBrowser(endpoint, publicKey)
    expect((await post(fieldsOf(target))).status).toBe(400)
    expect(await countRows(app.db, 'alert_subscriptions')).toBe(0)
  })

  test.each([
    ['p256dh', Buffer.alloc(65, 4).toString('base64url')],
    ['p256dh', 'made-up'],
    ['auth', 'made-up'],
    ['auth', ''],
    ['vapid', 'made-up'],
  ])('with a wrong key %s', async (name, value) => {
    const { app, post, publicKey } = await open()
    const fields = fieldsOf(pushBrowser(ENDPOINT, publicKey).target)
    expect((await post({ ...fields, [name]: value })).status).toBe(400)
    expect(await countRows(app.db, 'alert_subscriptions')).toBe(0)
  })

  test('for a page of another site', async () => {
    const { app, post, publicKey } = await open()
    const fields = fieldsOf(pushBrowser(ENDPOINT, publicKey).target)
    expect((await post(fields, { Origin: 'https://evil.example' })).status).toBe(403)
    expect(await countRows(app.db, 'alert_subscriptions')).toBe(0)
  })

  test('beyond the limit of a visitor', async () => {
    const { app, post, publicKey } = await open()
    const statuses: number[] = []
    for (let n = 0; n <= ALERT_LIMITS.pushesPerWindow; n++) {
      const { target } = pushBrowser(`${ENDPOINT}${n}`, publicKey)
      statuses.push((await post(fieldsOf(target))).status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(await countRows(app.db, 'alert_subscriptions')).toBe(ALERT_LIMITS.pushesPerWindow)
  })
})

test('the database has neither the endpoint nor the keys in the clear', async () => {
  const { app, post, publicKey } = await open()
  const { target } = pushBrowser(ENDPOINT, publicKey)
  await post(fieldsOf(target))
  const { rows } = await app.db.execute<{ stored: string }>(
    sql`select alert_subscriptions::text as stored from alert_subscriptions`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.stored).not.toMatch(/push\.example|phone/)
  expect(rows[0]?.stored).not.toContain(target.keys.auth)
})

async function open(variables: Record<string, string> = {}) {
  const app = await testApp({ WEB_PUSH: 'true', ...variables })
  const origin = await serve(app)
  const get = async (path: string) => (await fetch(origin + path)).text()
  const publicKey = /data-push="([\w-]+)"/.exec(await get('/alerts'))?.[1] ?? ''
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/alerts/push`, {
      method: 'POST',
      headers: { Origin: origin, ...headers },
      body: new URLSearchParams(fields),
    })
  return { app, get, post, publicKey }
}

/** What the script of the page sends. */
function fieldsOf({ endpoint, keys, vapid }: PushTarget) {
  return { endpoint, ...keys, vapid }
}

/** Publishes an entry of the category `phishing` that all subscribers are to be told. */
async function tell({ db }: App): Promise<void> {
  await db.execute(sql`update alert_subscriptions set told_until = now() - interval '1 day'`)
  await age(db, 'scams', ALERT_LIMITS.settling + 60_000, await addLibraryEntry(db))
}

async function choicesOf({ db }: App) {
  const { rows } = await db.execute(sql`select language, categories from alert_subscriptions`)
  return rows
}
