import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ALERT_LIMITS } from '#app/features/alerts/alert-limits.ts'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import type { Database } from '#database/connect.server.ts'
import { alertsText } from '#words/library/alerts.js'
import { testApp, testDatabase } from '../../../../tests/support/app.ts'
import { readVapid, startPushServer } from '../../../../tests/support/push-server.ts'
import { recordedLog } from '../../../../tests/support/recorded-log.ts'
import { age, countRows } from '../../../../tests/support/stored-data.ts'
import { endPush } from '../push/push-subscriptions.db.server.ts'
import { vapidPublicKey } from '../push/vapid-keys.server.ts'
import { addAlert } from '../testing/add-alert.ts'
import { addPushAlert } from '../testing/add-push-alert.ts'
import { passTime } from '../testing/pass-time.ts'
import { sendAlerts } from './send-alerts.server.ts'
import { sendPushAlerts } from './send-push-alerts.server.ts'

const ON = { WEB_PUSH: 'true' }

test('nothing is sent unless the operator turned it on', async () => {
  const off = await testApp()
  const { fetch, delivered } = await startPushServer()
  await addPushAlert(off)
  await publish(off.db, 'Parcel fee')
  expect(await sendPushAlerts(off, undefined, fetch)).toEqual({ sent: 0, failed: 0, removed: 0 })
  expect(delivered).toEqual([])
  const on = { ...off, env: { ...off.env, WEB_PUSH: true } }
  expect((await sendPushAlerts(on, undefined, fetch)).sent).toBe(1)
})

test('a new entry reaches the browser, which alone can read it, from a site that its service knows', async () => {
  const app = await testApp({ ...ON, SUPPORT_EMAIL: 'help@site.example' })
  const { fetch, delivered } = await startPushServer()
  const { open } = await addPushAlert(app)
  const stranger = await addPushAlert(app, 'tablet', { categories: ['job'] })
  const id = await publish(app.db, 'Parcel fee')
  expect(await sendPushAlerts(app, undefined, fetch)).toEqual({ sent: 1, failed: 0, removed: 0 })
  const [message] = delivered
  expect(message?.to).toBe('push.example/phone')
  expect(open(message!.sealed)).toEqual({
    title: 'New scam: Parcel fee',
    body: alertsText.en.push.message,
    path: `/scam-library/${id}`,
    lang: 'en',
    dir: 'ltr',
  })
  expect(() => stranger.open(message!.sealed)).toThrow()
  expect(message?.sealed.includes('Parcel')).toBe(false)
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '604800' })
  const claims = readVapid(message?.headers.authorization ?? '', vapidPublicKey(app.crypto))
  expect(claims).toMatchObject({ aud: 'https://push.example', sub: 'mailto:help@site.example' })
})

test.each(LOCALES)('a message in %s is written in that language', async (language) => {
  const app = await testApp(ON)
  const { fetch, delivered } = await startPushServer()
  const { open } = await addPushAlert(app, 'phone', { language })
  await publish(app.db, 'Parcel fee')
  await publish(app.db, 'Visa fee')
  await sendPushAlerts(app, undefined, fetch)
  expect(open(delivered[0]!.sealed)).toMatchObject({
    title: expect.stringMatching(/(?:Parcel|Visa) fee.*\+/),
    body: alertsText[language].push.message,
    path: language === 'en' ? '/scam-library' : `/${language}/scam-library`,
    lang: language,
    dir: ['ar', 'ur'].includes(language) ? 'rtl' : 'ltr',
  })
})

test('an entry is told once, and at most once a week', async () => {
  const app = await testApp(ON)
  const { fetch } = await startPushServer()
  await addPushAlert(app)
  await publish(app.db, 'Parcel fee')
  const { sent } = await sendPushAlerts(app, undefined, fetch)
  expect(sent).toBe(1)
  await app.db.execute(sql`update alert_subscriptions set told_until = now() - interval '1 day'`)
  expect((await sendPushAlerts(app, undefined, fetch)).sent).toBe(0)
  await passTime(app.db, ALERT_LIMITS.pause)
  expect((await sendPushAlerts(app, undefined, fetch)).sent).toBe(1)
})

test.each([
  404, 410,
])('a browser that ended its subscription (%i) is deleted, by one of two processes', async (status) => {
  const { app, other } = await twoProcesses()
  const { fetch, requests } = await startPushServer((to) => (to.endsWith('/old') ? status : 201))
  await addPushAlert(app, 'old')
  await addPushAlert(app, 'phone')
  await publish(app.db, 'Parcel fee')
  const counts = await Promise.all([app, other].map((one) => sendPushAlerts(one, undefined, fetch)))
  expect(totals(counts)).toEqual({ sent: 1, failed: 0, removed: 1 })
  expect(requests().toSorted()).toEqual(['POST push.example/old', 'POST push.example/phone'])
  expect(await countRows(app.db, 'alert_subscriptions')).toBe(1)
})

test.each([
  429, 500, 503, 307,
])('a push service that answers %i is asked again later, by one of two processes', async (status) => {
  const { app, other } = await twoProcesses()
  let answer = status
  const { fetch, requests, delivered } = await startPushServer((to) =>
    to.endsWith('/busy') ? answer : 201,
  )
  await addPushAlert(app, 'busy')
  await addPushAlert(app, 'phone')
  await publish(app.db, 'Parcel fee')
  const run = async () =>
    totals(await Promise.all([app, other].map((one) => sendPushAlerts(one, undefined, fetch))))
  expect(await run()).toEqual({ sent: 1, failed: 1, removed: 0 })
  expect(await run()).toEqual({ sent: 0, failed: 0, removed: 0 })
  answer = 201
  await passTime(app.db, 60_000)
  expect(await run()).toEqual({ sent: 1, failed: 0, removed: 0 })
  expect(requests()).toHaveLength(3)
  expect(delivered.map(({ to }) => to)).toEqual(['push.example/phone', 'push.example/busy'])
})

test('two processes tell each of forty browsers once', async () => {
  const { app, other } = await twoProcesses()
  const { fetch, delivered } = await startPushServer()
  for (let n = 0; n < 40; n++) await addPushAlert(app, `device${n}`)
  await publish(app.db, 'Parcel fee')
  await Promise.all([app, other].map((one) => sendPushAlerts(one, undefined, fetch)))
  expect(delivered).toHaveLength(40)
  expect(new Set(delivered.map(({ to }) => to)).size).toBe(40)
})

test('what is stored for the own network is not connected to', async () => {
  const { log, text } = recordedLog()
  const app = await testApp(ON, undefined, log)
  await addPushAlert(app, '', {}, 'https://127.0.0.1')
  await publish(app.db, 'Parcel fee')
  expect(await sendPushAlerts(app)).toEqual({ sent: 0, failed: 1, removed: 0 })
  expect(text()).toContain('FetchRefused')
  expect(text()).not.toContain('127.0.0.1')
})

test('a browser that subscribed under an old key is told while that key is configured', async () => {
  const [old, fresh] = [newSecretKey(), newSecretKey()]
  const { fetch, delivered } = await startPushServer()
  const before = await testApp({ ...ON, SECRET_KEY: old })
  const rotated = await testApp({ ...ON, SECRET_KEY: `${fresh},${old}` }, before.db)
  await addPushAlert(before)
  await publish(before.db, 'Parcel fee')
  expect((await sendPushAlerts(rotated, undefined, fetch)).sent).toBe(1)
  const authorization = delivered[0]?.headers.authorization ?? ''
  expect(readVapid(authorization, vapidPublicKey(before.crypto))).not.toBeNull()
})

test('mail and push messages do not wait for each other', async () => {
  const app = await testApp({ ...ON, SMTP_URL: 'smtp://127.0.0.1:1' })
  const { fetch } = await startPushServer()
  await addPushAlert(app)
  await addAlert(app)
  await publish(app.db, 'Parcel fee')
  expect(await sendAlerts(app)).toEqual({ sent: 0, failed: 1, removed: 0 })
  expect(await sendPushAlerts(app, undefined, fetch)).toEqual({ sent: 1, failed: 0, removed: 0 })
})

test('messages that are turned off while one is sent stay off', async () => {
  const app = await testApp(ON)
  const { target } = await addPushAlert(app)
  await publish(app.db, 'Parcel fee')
  const { fetch } = await startPushServer()
  const ending: typeof fetch = async (url, options) => {
    await endPush(app, target.endpoint)
    return fetch(url, options)
  }
  expect((await sendPushAlerts(app, undefined, ending)).sent).toBe(1)
  expect(await countRows(app.db, 'alert_subscriptions')).toBe(0)
})

async function twoProcesses() {
  const options = { ...ON, SECRET_KEY: newSecretKey() }
  const db = await testDatabase()
  return { app: await testApp(options, db), other: await testApp(options, db) }
}

function totals(counts: readonly { sent: number; failed: number; removed: number }[]) {
  const sum = (key: 'sent' | 'failed' | 'removed') =>
    counts.reduce((total, one) => total + one[key], 0)
  return { sent: sum('sent'), failed: sum('failed'), removed: sum('removed') }
}

/** Publishes an entry long enough ago to be told. */
async function publish(db: Database, title: string): Promise<string> {
  const { phishing } = await addCategories(db)
  const id = await addScam(db, { title, categoryId: phishing })
  await age(db, 'scams', ALERT_LIMITS.settling + 60_000, id)
  return id
}
