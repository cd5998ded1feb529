import { sql } from 'drizzle-orm'
import { generate } from 'lean-qr'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { listTables } from '#database/backup/tables.server.ts'
import { checkerText } from '#words/checker/checker.js'
import { telegramText } from '#words/checker/telegram.js'
import { seededDatabase, testApp, testDatabase } from '../../../tests/support/app.ts'
import { outage } from '../../../tests/support/outage.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { countRows } from '../../../tests/support/stored-data.ts'
import {
  BOT_TOKEN,
  messageUpdate,
  startTelegramServer,
  type TelegramServer,
} from '../../../tests/support/telegram-server.ts'
import { LONG_POLL } from '../../../tests/support/timeouts.ts'
import { scheduleTelegram } from './schedule-telegram.server.ts'

const ORIGIN = 'https://himaya.example'
const LINK = 'http://emiratespost-ae.top/pay'
const SCAM = `Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at ${LINK}`
const AR_SCAM = `بريد الإمارات: طردك محتجز. ادفع 12.50 درهم خلال 24 ساعة عبر الرابط ${LINK}`
const HI_SCAM = `आपका बैंक खाता बंद हो जाएगा। तुरंत अपना OTP भेजें और KYC अपडेट करें: ${LINK}`
const AT_ONCE = { everyMs: 20, pauses: { firstMs: 1, longestMs: 20 } }

test.each([
  ['English', 'en', SCAM],
  ['Arabic', 'ar', AR_SCAM],
  ['Hindi', 'hi-IN', HI_SCAM],
] as const)('a scam in %s is answered in the words of the checker', async (_, tag, text) => {
  const { telegram } = await bot({}, await seededDatabase())
  const locale = tag.slice(0, 2) as 'en' | 'ar' | 'hi'
  telegram.deliver(messageUpdate({ text }, { language_code: tag }))
  const [answer = ''] = await answers(telegram, 1)
  const t = checkerText[locale]
  expect(answer).toContain(`<b>${t.result.scam}</b>`)
  expect(answer).toContain(`<b>${t.result.action}</b>`)
  expect(answer).toContain(`<b>${t.result.signs}</b>\n• `)
  expect(answer.match(/^• /gm)?.length).toBeLessThanOrEqual(6)
  const prefix = locale === 'en' ? '' : `/${locale}`
  expect(answer).toContain(`<a href="${ORIGIN}${prefix}/scam-library`)
  expect(answer).toContain(`<a href="${ORIGIN}${prefix}/report-scam">`)
  expect(answer.replace(/<code>.*?<\/code>/g, '')).not.toContain('emiratespost-ae')
})

test('a harmless text is answered like on the site, which does not call it safe for certain', async () => {
  const { telegram } = await bot()
  telegram.deliver(messageUpdate({ text: 'Shall we meet tomorrow at the mall?' }))
  const [answer = ''] = await answers(telegram, 1)
  expect(answer).toContain(checkerText.en.result.safe)
  expect(answer).toContain(checkerText.en.result.uncertain)
})

test('an answer names the published number of the organisation that is imitated', async () => {
  const { telegram } = await bot()
  telegram.deliver(messageUpdate({ text: SCAM }, { language_code: 'en' }))
  const [answer = ''] = await answers(telegram, 1)
  expect(answer).toMatch(/Call Emirates Post on [\d +]+, the number it publishes/)
})

test('of many warning signs an answer names three', async () => {
  const { telegram } = await bot()
  const more = 'Send your OTP and CVV on WhatsApp to win an iPhone, or police will arrest you.'
  telegram.deliver(messageUpdate({ text: `${SCAM}. ${more}` }, { language_code: 'en' }))
  const [answer = ''] = await answers(telegram, 1)
  const signs = answer.split('\n\n').find((part) => part.includes(checkerText.en.result.signs))
  expect(signs?.match(/^• /gm)).toHaveLength(3)
})

test('an answer refers to its message and shows no preview of a link', async () => {
  const { telegram } = await bot()
  const update = messageUpdate({ text: SCAM, message_id: 812 })
  telegram.deliver(update)
  await answers(telegram, 1)
  expect(telegram.calls.find(({ method }) => method === 'sendMessage')?.fields).toMatchObject({
    chat_id: 5_550_001,
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
    reply_parameters: { message_id: 812 },
  })
})

test('without a language of ours the language of the text is used', async () => {
  const { telegram } = await bot()
  telegram.deliver(messageUpdate({ text: AR_SCAM }, { language_code: 'de' }))
  telegram.deliver(messageUpdate({ text: SCAM }, { language_code: 'fil' }))
  const [arabic, filipino] = await answers(telegram, 2)
  expect([arabic, filipino].join()).toContain(checkerText.ar.result.scam)
  expect([arabic, filipino].join()).toContain(checkerText.tl.result.scam)
})

test('a forwarded message is checked even if it looks like a command', async () => {
  const { telegram } = await bot()
  const forward_origin = { type: 'hidden_user', date: 0, sender_user_name: 'Post' }
  telegram.deliver(messageUpdate({ text: `/help ${SCAM}`, forward_origin }))
  expect((await answers(telegram, 1))[0]).toContain(checkerText.en.result.scam)
})

test.each([
  [
    'behind words of the text',
    {
      text: 'Emirates Post: your parcel is on hold, pay here',
      entities: [{ type: 'text_link', offset: 43, length: 4, url: LINK }],
    },
  ],
  [
    'behind words of a caption',
    {
      caption: 'Emirates Post: your parcel is on hold, pay here',
      caption_entities: [{ type: 'text_link', offset: 43, length: 4, url: LINK }],
    },
  ],
  [
    'of a button',
    {
      text: 'Emirates Post: your parcel is on hold, pay here',
      reply_markup: { inline_keyboard: [[{ text: 'Pay', url: LINK }]] },
    },
  ],
])('the target %s is checked', async (_, message) => {
  const { telegram } = await bot()
  telegram.deliver(messageUpdate(message))
  expect((await answers(telegram, 1))[0]).toContain('<code>emiratespost-ae.top')
})

test('the QR code of a photo is checked', async () => {
  const { telegram } = await bot()
  const small = { file_id: 'none', file_size: 100, width: 90, height: 90 }
  const photo = [small, { file_id: telegram.addFile(await codePicture(LINK)), file_size: 9000 }]
  telegram.deliver(messageUpdate({ photo }))
  const [answer] = await answers(telegram, 1)
  expect(answer).toContain(checkerText.en.result.scam)
  expect(answer).toContain('<code>emiratespost-ae.top')
})

test('a picture without a code leads to the checker, which reads words on the device', async () => {
  const { app, telegram, lines } = await bot()
  const plain = { create: { width: 200, height: 200, channels: 3, background: 'white' } } as const
  const blank = telegram.addFile(await sharp(plain).png().toBuffer())
  const noPicture = telegram.addFile(Buffer.from('<svg/>'))
  telegram.deliver(messageUpdate({ photo: [{ file_id: blank }] }))
  telegram.deliver(messageUpdate({ document: { file_id: noPicture, mime_type: 'image/png' } }))
  const tooLarge = { file_id: 'none', file_size: LIMITS.evidenceFile + 1 }
  telegram.deliver(messageUpdate({ photo: [tooLarge] }))
  for (const answer of await answers(telegram, 3)) {
    expect(answer).toContain(telegramText.en.noCode)
    expect(answer).toContain(`<a href="${ORIGIN}/scam-checker">`)
  }
  expect(telegram.calls.filter(({ method }) => method === 'getFile')).toHaveLength(2)
  expect(lines().filter(({ level }) => level === 'warn')).toEqual([])
  expect(await countRows(app.db, 'check_tallies')).toBe(0)
})

test('an edited message is checked again', async () => {
  const { telegram } = await bot()
  const { message } = messageUpdate({ text: SCAM })
  telegram.deliver({ update_id: 900_001, edited_message: message })
  expect((await answers(telegram, 1))[0]).toContain(checkerText.en.result.scam)
})

test('commands are answered in the language of the sender, an unknown one with the help', async () => {
  const { app, telegram } = await bot()
  for (const text of ['/start', '/help@himaya_bot', '/nonsense', '/report'])
    telegram.deliver(messageUpdate({ text }, { language_code: 'bn-BD' }))
  const said = await answers(telegram, 4)
  expect(said.filter((text) => text.includes(telegramText.bn.help.stored))).toHaveLength(3)
  expect(said.join()).toContain(`<a href="${ORIGIN}/bn/report-scam">`)
  expect(await countRows(app.db, 'check_tallies')).toBe(0)
})

test('groups, channels, other bots and other updates are ignored', async () => {
  const { telegram } = await bot()
  telegram.deliver(messageUpdate({ text: SCAM, chat: { id: -5, type: 'supergroup' } }))
  telegram.deliver(messageUpdate({ text: SCAM }, { is_bot: true }))
  telegram.deliver({ update_id: 900_010, channel_post: { text: SCAM } })
  telegram.deliver({ update_id: 900_011, poll: { id: '1' } })
  telegram.deliver({ update_id: 900_012, message: 'nonsense' })
  const last = telegram.deliver({ ...messageUpdate({ text: '/help' }), update_id: 900_020 })
  await confirmed(telegram, last)
  expect(telegram.answers()).toHaveLength(1)
})

test('an update that comes twice, also after a restart, is answered once', async () => {
  const { app, telegram, stop } = await bot()
  const update = messageUpdate({ text: SCAM })
  const id = telegram.deliver(update)
  await confirmed(telegram, id)
  telegram.deliver(update)
  await confirmed(telegram, id)
  await stop()
  telegram.deliver(update)
  const next = telegram.deliver({ ...messageUpdate({ text: '/help' }), update_id: id + 1 })
  run(app)
  await confirmed(telegram, next)
  expect(telegram.answers().filter((text) => text.includes('Potential'))).toHaveLength(1)
  expect(telegram.answers()).toHaveLength(2)
})

test('a flood of one sender gets ten results and one refusal, and others are answered', async () => {
  const { app, telegram } = await bot()
  for (let n = 0; n < 200; n++) telegram.deliver(messageUpdate({ text: `${SCAM}?${n}` }))
  const other = telegram.deliver(messageUpdate({ text: SCAM }, { id: 5_550_002 }))
  await confirmed(telegram, other)
  const said = telegram.answers()
  expect(said.filter((text) => text.includes(checkerText.en.result.scam))).toHaveLength(11)
  expect(said.filter((text) => text.includes('Rate limit exceeded'))).toHaveLength(1)
  expect(said).toHaveLength(12)
  const { rows } = await app.db.execute(sql`select sum(checks)::int as n from check_tallies`)
  expect(rows).toEqual([{ n: 11 }])
})

test('a flood of commands of one sender gets sixty answers and one refusal', async () => {
  const { telegram } = await bot()
  const flood = Array.from({ length: LIMITS.botMessagesPerWindow + 5 }, () =>
    telegram.deliver(messageUpdate({ text: '/help' })),
  )
  await confirmed(telegram, Math.max(...flood))
  const said = telegram.answers()
  expect(said.filter((text) => text.includes(telegramText.en.help.stored))).toHaveLength(60)
  expect(said.filter((text) => text.includes('Rate limit exceeded'))).toHaveLength(1)
  expect(said).toHaveLength(61)
})

test('an answer waits as long as Telegram asks for', async () => {
  const { telegram } = await bot()
  telegram.refuse('sendMessage', { status: 429, retryAfter: 1 })
  telegram.deliver(messageUpdate({ text: SCAM }))
  const start = performance.now()
  await vi.waitFor(() => expect(telegram.answers()).toHaveLength(2), LONG_POLL)
  expect(performance.now() - start).toBeGreaterThan(900)
})

test('a person who blocked the bot is no fault, and later messages are answered', async () => {
  const { telegram, lines } = await bot()
  telegram.refuse('sendMessage', { status: 403 })
  telegram.deliver(messageUpdate({ text: SCAM }))
  const id = telegram.deliver(messageUpdate({ text: SCAM }, { id: 5_550_003 }))
  await confirmed(telegram, id)
  expect(telegram.answers()).toHaveLength(2)
  expect(lines().filter(({ level }) => level !== 'info' && level !== 'debug')).toEqual([])
})

test('after an outage of Telegram messages are answered, and its token is in no log', async () => {
  const server = await startTelegramServer()
  server.refuse('deleteWebhook', 'cut', { status: 502 })
  server.refuse('getUpdates', { status: 500 }, 'cut', { status: 429, retryAfter: 0 }, 'cut')
  const { telegram, text, lines } = await bot({}, undefined, server)
  telegram.deliver(messageUpdate({ text: SCAM }))
  await answers(telegram, 1)
  expect(lines().filter(({ level }) => level === 'warn')).toHaveLength(6)
  expect(text()).not.toContain(BOT_TOKEN.slice(12))
})

test('after an outage of the database a message is answered that came meanwhile', async () => {
  const { app, telegram } = await bot()
  await vi.waitFor(() => expect(telegram.waiting().now).toBe(1), LONG_POLL)
  const restore = await outage(app.db)
  telegram.deliver(messageUpdate({ text: SCAM }))
  const asked = () => telegram.calls.filter(({ method }) => method === 'getUpdates').length
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(2), LONG_POLL)
  expect(telegram.answers()).toEqual([])
  await restore()
  expect((await answers(telegram, 1))[0]).toContain(checkerText.en.result.scam)
})

test('of a message nothing is stored or logged, also if it is not answered', async () => {
  const { app, telegram, text, lines } = await bot()
  const picture = telegram.addFile(await codePicture(LINK))
  const from = { id: 5_557_778_881, username: 'noura_secret', first_name: 'Nouranoura' }
  telegram.refuse('sendMessage', ...Array(3).fill({ status: 400 }))
  telegram.refuse('getFile', 'cut')
  telegram.deliver(messageUpdate({ text: SCAM }, from))
  telegram.deliver(messageUpdate({ photo: [{ file_id: picture }], caption: SCAM }, from))
  const id = telegram.deliver(messageUpdate({ photo: [{ file_id: picture }] }, from))
  await confirmed(telegram, id)
  expect(lines().filter(({ level }) => level === 'warn')).toHaveLength(4)
  const kept = (await everythingIn(app)) + text()
  expect(kept).toContain('telegram_updates')
  for (const secret of ['emiratespost-ae', 'on hold', '5557778881', 'ouranoura', 'noura_secret'])
    expect(kept).not.toContain(secret)
  expect(await countRows(app.db, 'scam_checks')).toBe(0)
})

test('if no analyzer answers, the message of the specification is sent and the check costs no place', async () => {
  const { telegram, lines } = await bot({ ANALYZERS: 'openai', ...NO_MODEL })
  for (let n = 0; n < 12; n++) telegram.deliver(messageUpdate({ text: SCAM }))
  for (const answer of await answers(telegram, 12)) {
    expect(answer).toContain(checkerText.en.result.failed)
    expect(answer).toContain(checkerText.en.outcomes['analysis-failed'])
  }
  expect(lines().filter(({ level }) => level === 'error')).toEqual([])
})

test('a fault while a message is checked is told as a failed analysis', async () => {
  const { app, telegram } = await bot()
  await app.db.execute(sql`alter table rate_limits rename to away`)
  telegram.deliver(messageUpdate({ text: SCAM }))
  expect((await answers(telegram, 1))[0]).toContain(checkerText.en.result.failed)
})

test('of two processes one asks Telegram, and the other one takes over when it stops', async () => {
  const server = await startTelegramServer()
  const db = await testDatabase()
  const [one, two] = [await bot({}, db, server), await bot({}, db, server)]
  server.deliver(messageUpdate({ text: SCAM }))
  await answers(server, 1)
  await vi.waitFor(() => expect(server.waiting().now).toBe(1), LONG_POLL)
  expect(server.waiting().most).toBe(1)
  await one.stop()
  await vi.waitFor(() => expect(server.waiting().now).toBe(1), LONG_POLL)
  server.deliver(messageUpdate({ text: '/help' }))
  await answers(server, 2)
  await two.stop()
  // The server notices the end of a connection a little later than the bot.
  await vi.waitFor(() => expect(server.waiting().now).toBe(0), LONG_POLL)
})

test('stopping finishes the message under way and takes on no other', async () => {
  const { telegram, stop } = await bot()
  const release = telegram.hold()
  for (let n = 0; n < 6; n++) telegram.deliver(messageUpdate({ text: SCAM }, { id: 5_560_000 + n }))
  // Up to four are answered at once, so that the first answer may not be alone.
  await vi.waitFor(() => expect(telegram.answers()).not.toEqual([]), LONG_POLL)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  expect(isStopped).toBe(false)
  release()
  await stopped
  const said = telegram.answers().length
  expect(said).toBeLessThan(6)
  const { telegram: same } = await bot({}, undefined, telegram)
  await vi.waitFor(() => expect(same.waiting().now).toBe(1), LONG_POLL)
})

test('nothing happens without a token', async () => {
  const server = await startTelegramServer()
  const work = scheduleTelegram(await testApp({ TELEGRAM_API_URL: server.origin }), stopping())
  await work()
  expect(server.calls).toEqual([])
})

test('with a secret Telegram is told where to send messages, and is not asked for them', async () => {
  const server = await startTelegramServer()
  server.refuse('setWebhook', 'cut', { status: 500 })
  const secret = 's'.repeat(40)
  const { stop } = await bot({ TELEGRAM_WEBHOOK_SECRET: secret }, undefined, server)
  await vi.waitFor(() => expect(server.calls).toHaveLength(3), LONG_POLL)
  await stop()
  expect(server.calls.at(-1)).toMatchObject({
    method: 'setWebhook',
    fields: {
      url: `${ORIGIN}/api/telegram`,
      secret_token: secret,
      allowed_updates: ['message', 'edited_message'],
    },
  })
})

/** The address of a model that nobody answers at. */
const NO_MODEL = { MODEL_BASE_URL: 'http://127.0.0.1:9', MODEL_NAME: 'none' }

/** Starts a bot against a server that speaks the Bot API. */
async function bot(
  variables: Record<string, string> = {},
  database?: Awaited<ReturnType<typeof testDatabase>>,
  server?: TelegramServer,
) {
  const telegram = server ?? (await startTelegramServer())
  const recorded = recordedLog()
  const app = await testApp(
    {
      TELEGRAM_BOT_TOKEN: BOT_TOKEN,
      TELEGRAM_API_URL: telegram.origin,
      PUBLIC_ORIGIN: ORIGIN,
      ...variables,
    },
    database,
    recorded.log,
  )
  return { ...recorded, app, telegram, stop: run(app) }
}

/** Lets the bot of a process work. Returns how it is stopped. */
function run(app: App): () => Promise<unknown> {
  const ending = new AbortController()
  const work = scheduleTelegram(app, ending.signal, AT_ONCE)
  const stop = () => {
    ending.abort()
    return work()
  }
  onTestFinished(async () => {
    await stop()
  })
  return stop
}

function stopping(): AbortSignal {
  return new AbortController().signal
}

/** Waits for a number of answers. */
async function answers(telegram: TelegramServer, number: number): Promise<string[]> {
  await vi.waitFor(() => expect(telegram.answers()).toHaveLength(number), LONG_POLL)
  return telegram.answers()
}

/** Waits until the bot has confirmed an update, and with it all before. */
async function confirmed(telegram: TelegramServer, id: number): Promise<void> {
  const isConfirmed = () =>
    telegram.calls.some(
      ({ method, fields }) => method === 'getUpdates' && Number(fields.offset) > id,
    )
  await vi.waitFor(() => expect(isConfirmed()).toBe(true), LONG_POLL)
}

/** A photo of a code on a table. */
async function codePicture(text: string): Promise<Buffer> {
  const code = generate(text)
  const cells = Buffer.alloc((code.size + 8) ** 2, 255)
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++)
      if (code.get(x, y)) cells[(y + 4) * (code.size + 8) + x + 4] = 0
  const side = code.size + 8
  const drawn = await sharp(cells, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * 8, side * 8, { kernel: 'nearest' })
    .rotate(4, { background: '#c8b490' })
    .extend({ top: 150, bottom: 80, left: 60, right: 200, background: '#c8b490' })
    .jpeg({ quality: 70 })
    .toBuffer()
  return drawn
}

/** Returns all rows of all tables as text. */
async function everythingIn({ db }: App): Promise<string> {
  const client = await db.$client.connect()
  const tables = await listTables(client).finally(() => client.release())
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await db.execute<{ all: string }>(
        sql`select string_agg(t::text, ' ') as all from ${sql.identifier(name)} t`,
      )
      return `${name} ${rows[0]?.all ?? ''}`
    }),
  )
  return texts.join('\n')
}
