import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ScamStatus } from '#app/domain/scam-status.ts'
import { ALERT_LIMITS } from '#app/features/alerts/alert-limits.ts'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import { editEntry } from '#app/features/scams/testing/edit-entry.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { MailError } from '#app/platform/mail/message.server.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import type { Database } from '#database/connect.server.ts'
import { alertsText } from '#words/library/alerts.js'
import { testApp, testDatabase } from '../../../../tests/support/app.ts'
import { startMailServer } from '../../../../tests/support/mail-server.ts'
import { recordedLog } from '../../../../tests/support/recorded-log.ts'
import { age, countRows } from '../../../../tests/support/stored-data.ts'
import { changeSubscription, endSubscription } from '../subscriptions.db.server.ts'
import { addAlert } from '../testing/add-alert.ts'
import { passTime } from '../testing/pass-time.ts'
import { scheduleAlerts } from './schedule-alerts.server.ts'
import { sendAlerts } from './send-alerts.server.ts'

const ORIGIN = 'https://himaya.example'
const SARA = 'sara@visitor.example'

test('a new entry is mailed with its title, its page, and the ways to end the alerts', async () => {
  const { app, mails } = await site()
  const token = await addAlert(app)
  const id = await publish(app.db, { title: 'Parcel <fee> & more' })
  expect(await sendAlerts(app)).toEqual({ sent: 1, failed: 0, removed: 0 })
  const [mail] = mails
  expect(mail?.to).toMatchObject([{ address: SARA }])
  expect(mail?.subject).toBe('New scam: Parcel <fee> & more')
  const links = [
    `${ORIGIN}/scam-library/${id}`,
    `${ORIGIN}/alerts/subscription?token=${token}`,
  ] as const
  for (const link of links) {
    expect(mail?.text).toContain(`\n${link}\n`)
    expect(mail?.html).toContain(`href="${link}"`)
  }
  expect(mail?.html).toContain('Parcel &lt;fee&gt; &amp; more')
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
  expect(header('list-unsubscribe')).toBe(`<${ORIGIN}/alerts/unsubscribe?token=${token}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test.each(LOCALES)('an alert in %s is written in that language', async (language) => {
  const { app, mails } = await site()
  await addAlert(app, { language })
  const titles = { title: 'Parcel fee', titleAr: 'رسوم الشحنة', titleHi: 'पार्सल का शुल्क' }
  const id = await publish(app.db, titles)
  await sendAlerts(app)
  const title = { ar: titles.titleAr, hi: titles.titleHi }[language as string] ?? titles.title
  const prefix = language === 'en' ? '' : `/${language}`
  expect(mails[0]?.subject?.replace(/ {2}/, ' ')).toContain(title)
  for (const words of [title, alertsText[language].mail.alert.why]) {
    expect(mails[0]?.text).toContain(words)
  }
  expect(mails[0]?.text).toContain(`${ORIGIN}${prefix}/scam-library/${id}`)
  expect(mails[0]?.html).toMatch(
    new RegExp(`<div lang="${language}" dir="${['ar', 'ur'].includes(language) ? 'rtl' : 'ltr'}">`),
  )
})

test('an entry is told once, and at most once a week', async () => {
  const { app, mails } = await site()
  await addAlert(app)
  await publish(app.db, { title: 'First' })
  await sendAlerts(app)
  await publish(app.db, { title: 'Second' })
  await settle(app.db)
  expect((await sendAlerts(app)).sent).toBe(0)
  await passTime(app.db, ALERT_LIMITS.pause)
  expect((await sendAlerts(app)).sent).toBe(1)
  expect(mails.map(({ subject }) => subject)).toEqual(['New scam: First', 'New scam: Second'])
  await passTime(app.db, ALERT_LIMITS.pause)
  expect((await sendAlerts(app)).sent).toBe(0)
})

test('nothing is told of entries from before the confirmation, withdrawn ones, and those that may still be corrected', async () => {
  const { app } = await site()
  await addAlert(app)
  const before = await publish(app.db, { title: 'Before' })
  await age(app.db, 'scams', 2 * 86_400_000, before)
  await publish(app.db, { title: 'Withdrawn', status: 'inactive' })
  const fresh = await publish(app.db, { title: 'Fresh' })
  await age(app.db, 'scams', ALERT_LIMITS.settling / 2, fresh)
  expect((await sendAlerts(app)).sent).toBe(0)
  await age(app.db, 'scams', ALERT_LIMITS.settling + 60_000, fresh)
  expect((await sendAlerts(app)).sent).toBe(1)
})

test('an entry that becomes active later is told then, and once', async () => {
  const { app, mails } = await site()
  await addAlert(app)
  const late = await publish(app.db, { title: 'Late', status: 'under_investigation' })
  await publish(app.db, { title: 'Early' })
  await sendAlerts(app)
  await setStatus(app, late, 'active')
  await passTime(app.db, ALERT_LIMITS.pause)
  expect((await sendAlerts(app)).sent, 'it may still be corrected').toBe(0)
  await app.db.execute(sql`update scams set activated_at = activated_at - interval '16 minutes'`)
  await app.db.execute(
    sql`update alert_subscriptions set told_until = told_until - interval '16 minutes'`,
  )
  await app.db.execute(sql`update scams set created_at = created_at - interval '1 hour'`)
  expect((await sendAlerts(app)).sent).toBe(1)
  expect(mails.map(({ subject }) => subject)).toEqual(['New scam: Early', 'New scam: Late'])
  await setStatus(app, late, 'inactive')
  await setStatus(app, late, 'active')
  await passTime(app.db, ALERT_LIMITS.pause)
  expect((await sendAlerts(app)).sent).toBe(0)
})

test('an entry that was told is not told again when it was withdrawn and is active again', async () => {
  const { app } = await site()
  await addAlert(app)
  const id = await publish(app.db, { title: 'Parcel fee' })
  expect((await sendAlerts(app)).sent).toBe(1)
  await setStatus(app, id, 'inactive')
  await setStatus(app, id, 'active')
  const { rows } = await app.db.execute(
    sql`select activated_at <= created_at as "isFirst" from scams where id = ${id}`,
  )
  expect(rows).toEqual([{ isFirst: true }])
  await passTime(app.db, ALERT_LIMITS.pause)
  expect((await sendAlerts(app)).sent).toBe(0)
})

test('only entries of the chosen categories are told', async () => {
  const { app, mails } = await site()
  const token = await addAlert(app, { categories: ['job'] })
  await publish(app.db, { title: 'Parcel fee' })
  expect((await sendAlerts(app)).sent).toBe(0)
  await changeSubscription(app.db, token, { language: 'en', categories: ['job', 'phishing'] })
  await publish(app.db, { title: 'Visa fee' })
  await settle(app.db)
  expect((await sendAlerts(app)).sent).toBe(1)
  expect(mails[0]?.text).not.toContain('Parcel fee')
})

test('many entries are told as the newest ten, with a link to the rest', async () => {
  const { app, mails } = await site()
  await addAlert(app)
  for (let n = 1; n <= ALERT_LIMITS.entries + 2; n++) {
    const id = await publish(app.db, { title: `Entry ${n}.` })
    await age(app.db, 'scams', 3_600_000 - n * 60_000, id)
  }
  await sendAlerts(app)
  expect(mails[0]?.subject).toBe('New scams: Entry 12. (+11)')
  expect(mails[0]?.text?.match(/Entry \d+\./g)).toHaveLength(ALERT_LIMITS.entries)
  expect(mails[0]?.text).toContain(`${alertsText.en.mail.alert.more}\n${ORIGIN}/scam-library\n`)
})

test('eight processes at once mail each of forty subscribers once', async () => {
  const { app, mails, options } = await site()
  for (let n = 0; n < 40; n++) await addAlert(app, { email: `reader${n}@visitor.example` })
  await publish(app.db, { title: 'Parcel fee' })
  const others = await Promise.all(Array.from({ length: 7 }, () => testApp(options, app.db)))
  const counts = await Promise.all([app, ...others].map((one) => sendAlerts(one)))
  expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(40)
  const addresses = mails.map(({ to }) => to?.[0]?.address)
  expect(new Set(addresses).size).toBe(40)
  expect(addresses).toHaveLength(40)
})

test('what a killed process had claimed is sent by another one later, and nobody else waits', async () => {
  const { app, mails } = await site()
  await addAlert(app)
  await addAlert(app, { email: 'omar@visitor.example' })
  await publish(app.db, { title: 'Parcel fee' })
  const accepted = Promise.withResolvers<void>()
  const send = () => {
    accepted.resolve()
    return new Promise<never>(() => {})
  }
  void sendAlerts({ ...app, mail: { ...app.mail, send } })
  await accepted.promise
  expect((await sendAlerts(app)).sent).toBe(1)
  expect((await sendAlerts(app)).sent).toBe(0)
  await passTime(app.db, 11 * 60_000)
  expect((await sendAlerts(app)).sent).toBe(1)
  expect(new Set(mails.map(({ to }) => to?.[0]?.address)).size).toBe(2)
})

test('while the mail service is down an alert is tried again, after pauses that grow', async () => {
  const { app, options } = await site({ SMTP_URL: 'smtp://127.0.0.1:1' })
  await addAlert(app)
  await publish(app.db, { title: 'Parcel fee' })
  const pauses: number[] = []
  for (let attempt = 0; attempt < 8; attempt++) {
    expect(await sendAlerts(app)).toEqual({ sent: 0, failed: 1, removed: 0 })
    expect((await sendAlerts(app)).failed).toBe(0)
    const { rows } = await app.db.execute<{ minutes: number }>(sql`
      select round(extract(epoch from next_at - updated_at) / 60)::int as minutes from alert_subscriptions`)
    pauses.push(rows[0]?.minutes ?? 0)
    await app.db.execute(sql`update alert_subscriptions set next_at = now()`)
  }
  expect(pauses).toEqual([1, 4, 16, 64, 256, 1024, 1440, 1440])
  const { url, mails } = await startMailServer()
  expect((await sendAlerts(await testApp({ ...options, SMTP_URL: url }, app.db))).sent).toBe(1)
  expect(mails).toHaveLength(1)
})

test('an address whose mailbox does not exist is deleted, and the others are mailed', async () => {
  const { app, mails } = await site(
    {},
    {
      onRcptTo: ({ address }, _session, done) =>
        done(address === SARA ? refusal(550, 'No such user') : null),
    },
  )
  await addAlert(app)
  await addAlert(app, { email: 'omar@visitor.example' })
  await publish(app.db, { title: 'Parcel fee' })
  expect(await sendAlerts(app)).toEqual({ sent: 1, failed: 0, removed: 1 })
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['omar@visitor.example'])
  expect(await countRows(app.db, 'alert_subscriptions')).toBe(1)
})

test.each([
  ['a full mailbox', 452, 'Mailbox full'],
  ['a block list', 550, '5.7.1 Blocked'],
])('an address that is refused because of %s is kept', async (_, code, words) => {
  const { app } = await site(
    {},
    { onRcptTo: (_address, _session, done) => done(refusal(code, words)) },
  )
  await addAlert(app)
  await publish(app.db, { title: 'Parcel fee' })
  expect(await sendAlerts(app)).toEqual({ sent: 0, failed: 1, removed: 0 })
  expect(await countRows(app.db, 'alert_subscriptions')).toBe(1)
})

test('an alert that is ended while it is sent stays deleted', async () => {
  const { app } = await site()
  const token = await addAlert(app)
  await publish(app.db, { title: 'Parcel fee' })
  const send = async () => void (await endSubscription(app.db, token))
  expect((await sendAlerts({ ...app, mail: { ...app.mail, send } })).sent).toBe(1)
  expect(await countRows(app.db, 'alert_subscriptions')).toBe(0)
})

test('the job survives an outage of the database and waits for the alert that is being sent', async () => {
  const { app } = await site()
  await addAlert(app)
  await publish(app.db, { title: 'Parcel fee' })
  const stopping = new AbortController()
  const [reached, accepted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const failed = Promise.withResolvers<void>()
  const log = { ...app.log, warn: () => failed.resolve() } as unknown as App['log']
  const send = () => {
    reached.resolve()
    return accepted.promise
  }
  await app.db.execute(sql`alter table alert_subscriptions rename to away`)
  const noted = scheduleAlerts({ ...app, log, mail: { ...app.mail, send } }, stopping.signal, 20)
  await failed.promise
  await app.db.execute(sql`alter table away rename to alert_subscriptions`)
  await reached.promise
  stopping.abort()
  const ended = noted()
  accepted.resolve()
  await ended
  await passTime(app.db, 11 * 60_000)
  expect((await sendAlerts(app)).sent).toBe(0)
})

test('the log has counts and neither addresses nor tokens', async () => {
  const { log, text } = recordedLog()
  const app = await testApp({ PUBLIC_ORIGIN: ORIGIN }, undefined, log)
  const token = await addAlert(app)
  await publish(app.db, { title: 'Parcel fee' })
  const send = async () => {
    throw new MailError('refused-400')
  }
  await sendAlerts({ ...app, mail: { ...app.mail, send } })
  await app.db.execute(sql`update alert_subscriptions set next_at = now()`)
  await sendAlerts(app)
  expect(text()).toContain('"sent":1')
  expect(text()).toContain('refused-400')
  expect(text()).not.toMatch(new RegExp(`sara|visitor|${token}`))
})

async function site(
  variables: Record<string, string> = {},
  server: Parameters<typeof startMailServer>[0] = {},
) {
  const { url, mails } = await startMailServer(server)
  const options = {
    PUBLIC_ORIGIN: ORIGIN,
    SECRET_KEY: newSecretKey(),
    SMTP_URL: url,
    ...variables,
  }
  return { app: await testApp(options, await testDatabase()), mails, options }
}

/** Publishes an entry long enough ago to be told. */
async function publish(
  db: Database,
  entry: { title: string; titleAr?: string; titleHi?: string; status?: ScamStatus },
): Promise<string> {
  const { phishing } = await addCategories(db)
  const id = await addScam(db, { ...entry, categoryId: phishing })
  await age(db, 'scams', ALERT_LIMITS.settling + 60_000, id)
  return id
}

/** Changes the status of an entry. */
async function setStatus(app: App, id: string, status: ScamStatus): Promise<void> {
  expect(await editEntry(app, id, { status })).toEqual({ ok: true })
}

/** Moves what was told into the past, so that an entry that was published since is new. */
async function settle(db: Database): Promise<void> {
  await db.execute(
    sql`update alert_subscriptions set told_until = told_until - interval '2 minutes'`,
  )
  await db.execute(sql`update scams set created_at = created_at - interval '1 hour' where id in (
    select id from scams order by id desc offset 1)`)
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode })
}
