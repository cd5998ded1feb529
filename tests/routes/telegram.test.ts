import { expect, test, vi } from 'vitest'
import { SECRET_HEADER, WEBHOOK_PATH } from '#app/features/telegram/telegram.ts'
import { checkerText } from '#words/checker/checker.js'
import { testApp } from '../support/app.ts'
import { onceTaken } from '../support/once-taken.ts'
import { outage } from '../support/outage.ts'
import { recordedLog } from '../support/recorded-log.ts'
import { serve } from '../support/site.ts'
import { countRows } from '../support/stored-data.ts'
import { BOT_TOKEN, messageUpdate, startTelegramServer } from '../support/telegram-server.ts'
import { LONG_POLL } from '../support/timeouts.ts'

const SECRET = 'a-secret-of-the-webhook-0123456789-abc'
const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay'

test('a message that Telegram sends with the secret is answered once', async () => {
  const { telegram, deliver, app } = await site()
  const update = messageUpdate({ text: SCAM }, { language_code: 'ar' })
  const statuses = await Promise.all([deliver(update), deliver(update), deliver(update)])
  expect(statuses).toEqual([200, 200, 200])
  expect(telegram.answers()).toEqual([expect.stringContaining(checkerText.ar.result.scam)])
  expect(await countRows(app.db, 'telegram_updates')).toBe(1)
})

test.each([
  ['a wrong secret', { [SECRET_HEADER]: `${SECRET}0` }],
  ['the beginning of the secret', { [SECRET_HEADER]: SECRET.slice(0, -1) }],
  ['an empty secret', { [SECRET_HEADER]: '' }],
  ['no secret', {}],
])('with %s nothing is checked', async (_, headers) => {
  const { telegram, deliver, app } = await site()
  expect(await deliver(messageUpdate({ text: SCAM }), headers)).toBe(401)
  expect(telegram.calls).toEqual([])
  expect(await countRows(app.db, 'check_tallies')).toBe(0)
  expect(await countRows(app.db, 'telegram_updates')).toBe(0)
})

test('what is no update is rejected, and an update without a message is accepted', async () => {
  const { telegram, deliver } = await site()
  for (const nothing of [null, 7, 'x', [], {}, { update_id: 'x' }]) {
    expect(await deliver(nothing), JSON.stringify(nothing)).toBe(400)
  }
  expect(await deliver({ update_id: 3, message: { text: SCAM } })).toBe(200)
  expect(telegram.calls).toEqual([])
})

test.each([
  ['without a bot', {}],
  [
    'while Telegram is asked for messages',
    { TELEGRAM_BOT_TOKEN: BOT_TOKEN, PUBLIC_ORIGIN: 'https://himaya.example' },
  ],
])('%s there is no webhook', async (_, variables) => {
  const origin = await serve(await testApp(variables))
  const headers = { [SECRET_HEADER]: '' }
  const answer = await fetch(origin + WEBHOOK_PATH, { method: 'POST', headers, body: '{}' })
  expect([answer.status, await answer.text()]).toEqual([404, 'Not Found\n'])
})

test('without a database an update is not accepted, so that Telegram sends it again', async () => {
  const { app, telegram, send, deliver } = await site()
  const update = messageUpdate({ text: SCAM })
  const restore = await outage(app.db)
  expect(await send(update)).toBe(503)
  await restore()
  expect(await deliver(update)).toBe(200)
  expect(telegram.answers()).toHaveLength(1)
})

test('many messages at once are answered, each once, and the site answers meanwhile', async () => {
  const { telegram, deliver, origin } = await site()
  const release = telegram.hold()
  const people = Array.from({ length: 30 }, (_, n) => ({ id: 6_000_000 + n }))
  const sent = people.map((from) => deliver(messageUpdate({ text: SCAM }, from)))
  await vi.waitFor(() => expect(telegram.answers()).toHaveLength(4), LONG_POLL)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect(telegram.answers()).toHaveLength(4)
  release()
  expect(new Set(await Promise.all(sent))).toEqual(new Set([200]))
  expect(telegram.answers()).toHaveLength(30)
})

async function site() {
  const telegram = await startTelegramServer()
  const { log } = recordedLog()
  const app = await testApp(
    {
      TELEGRAM_BOT_TOKEN: BOT_TOKEN,
      TELEGRAM_API_URL: telegram.origin,
      TELEGRAM_WEBHOOK_SECRET: SECRET,
      PUBLIC_ORIGIN: 'https://himaya.example',
    },
    undefined,
    log,
  )
  const origin = await serve(app)
  const send = async (
    update: unknown,
    headers: Record<string, string> = { [SECRET_HEADER]: SECRET },
  ) => {
    const answer = await fetch(origin + WEBHOOK_PATH, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(update),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  /** Sends it again while the site is too busy, as Telegram does. */
  const deliver: typeof send = (update, headers) => onceTaken(() => send(update, headers))
  return { app, telegram, origin, send, deliver }
}
