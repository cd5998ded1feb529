import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LIMITS, RETENTION } from '#app/domain/limits.ts'
import { ALERT_LIMITS } from '#app/features/alerts/alert-limits.ts'
import { SUBSCRIPTION_PATH, withToken } from '#app/features/alerts/alerts.ts'
import { sendAlerts } from '#app/features/alerts/sending/send-alerts.server.ts'
import { storeRequest } from '#app/features/alerts/subscriptions.db.server.ts'
import { addAlert } from '#app/features/alerts/testing/add-alert.ts'
import { readOutbox } from '#app/features/outbox/read-outbox.server.ts'
import { localPath } from '#app/i18n/local-path.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { mailsByAge } from '#app/platform/mail/outbox.server.ts'
import { alertsText } from '#words/library/alerts.js'
import { testApp } from '../support/app.ts'
import { addLibraryEntry } from '../support/library-entry.ts'
import { onceTaken } from '../support/once-taken.ts'
import { serve } from '../support/site.ts'
import { age, countRows } from '../support/stored-data.ts'
import { visibleText } from '../support/visible-text.ts'

const SARA = 'sara@visitor.example'

test('from the request to the alert to its end: every step by the links of the mails', async () => {
  const { app, get, post, mails } = await open()
  expect(visibleText(await (await get('/ar/alerts')).text())).toContain(alertsText.ar.title)
  const asked = await post('/ar/alerts', {
    email: ` ${SARA}`,
    language: 'ar',
    category: 'phishing',
  })
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/ar/alerts?sent'])
  const [request] = await mails()
  expect(request?.subject).toBe(alertsText.ar.mail.confirm.subject)
  const link = linkIn(request?.text)
  expect(link).toMatch(/^\/ar\/alerts\/subscription\?token=[\w-]{43}$/)

  const page = await get(link)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(await page.text()).toContain(alertsText.ar.subscription.confirm.button)
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  const confirmed = await post('/ar/alerts/subscription', { token, intent: 'confirm' })
  expect(confirmed.headers.get('location')).toBe(`${link}&done=confirm`)
  const done = await (await get(`${link}&done=confirm`)).text()
  expect(visibleText(done)).toContain(alertsText.ar.subscription.done.confirm)
  expect(done).toMatch(/<input(?=[^>]*value="phishing")[^>]*checked/)

  await app.db.execute(sql`update alert_subscriptions set told_until = now() - interval '1 day'`)
  await age(app.db, 'scams', ALERT_LIMITS.settling + 60_000, await addLibraryEntry(app.db))
  expect((await sendAlerts(app)).sent).toBe(1)
  const alert = (await mails())[1]
  expect(alert?.text).toContain('Parcel fee')
  expect(linkIn(alert?.text)).toBe(link)

  const ended = await post('/ar/alerts/subscription', { token, intent: 'end' })
  expect(ended.headers.get('location')).toBe('/ar/alerts?ended')
  expect(await countRows(app.db, 'alert_subscriptions')).toBe(0)
})

test.each(LOCALES)('the page and the request are in %s', async (locale) => {
  const { get, post, mails } = await open()
  const html = await (await get(localPath(locale, '/alerts'))).text()
  const t = alertsText[locale]
  for (const words of [t.title, t.intro, t.categories.hint]) {
    expect(visibleText(html)).toContain(words)
  }
  await post(localPath(locale, '/alerts'), { email: SARA })
  expect((await mails())[0]?.text).toContain(t.mail.confirm.text)
})

test('opening the link of the mail confirms nothing, because programs that scan mails open it', async () => {
  const { app, get, post, mails } = await open()
  await post('/alerts', { email: SARA })
  const link = linkIn((await mails())[0]?.text)
  for (let time = 0; time < 3; time++) expect((await get(link)).status).toBe(200)
  expect(await confirmedOf(app)).toEqual([false])
})

test.each([
  ['', alertsText.en.email.missing],
  ['sara', alertsText.en.email.malformed],
  ['a@b.example\r\nBcc: c@d.example', alertsText.en.email.malformed],
  [`${'s'.repeat(250)}@b.example`, alertsText.en.email.tooLong({ limit: LIMITS.emailLength })],
])('the address %j has an error at its field, and nothing typed is lost', async (email, problem) => {
  const { app, post, mails } = await open()
  const answer = await post('/alerts', { email, language: 'hi', category: 'job' })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toContain(
    `<p id="email-problem" class="mt-1 font-semibold text-danger empty:hidden">${problem}`,
  )
  expect(html).toMatch(/<input(?=[^>]*value="job")[^>]*checked/)
  expect(html).toMatch(/<option(?=[^>]*value="hi")[^>]*selected/)
  expect(await mails()).toEqual([])
  expect(await countRows(app.db, 'alert_subscriptions')).toBe(0)
})

test('the answer is the same for an address that has alerts; its owner gets the link to them, and they stay as they are', async () => {
  const { app, post, mails } = await open()
  const token = await addAlert(app, { language: 'ar', categories: ['job'] })
  const answers = []
  for (const email of ['new@visitor.example', SARA.toUpperCase()]) {
    const answer = await post('/alerts', { email, language: 'hi' })
    answers.push([answer.status, answer.headers.get('location'), await answer.text()])
  }
  expect(answers[0]).toEqual(answers[1])
  const mail = (await mails()).find(({ text }) => text.includes(token))
  expect(mail?.subject).toBe(alertsText.ar.mail.known.subject)
  const { rows } = await app.db.execute(sql`
    select language, categories from alert_subscriptions where confirmed_at is not null`)
  expect(rows).toEqual([{ language: 'ar', categories: ['job'] }])
})

describe('limits', () => {
  test('one address is mailed once an hour, whoever asks and however many at once', async () => {
    const { post, mails } = await open()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        onceTaken(() => post('/alerts', { email: SARA }, `203.0.113.${n}`)),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303))
    expect(await mails()).toHaveLength(1)
  })

  test('one visitor can ask five times an hour', async () => {
    const { post, mails } = await open()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        onceTaken(() => post('/alerts', { email: `a${n}@visitor.example` })),
      ),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(3).fill('3600'))
    expect(visibleText(await refused[0]!.text())).toContain(alertsText.en.problems['rate-limited'])
    expect(await mails()).toHaveLength(ALERT_LIMITS.requestsPerWindow)
  })

  test('a request that could not be mailed takes no place, and says so', async () => {
    const { post } = await open({ SMTP_URL: 'smtp://127.0.0.1:1' })
    for (let time = 0; time < ALERT_LIMITS.requestsPerWindow + 1; time++) {
      const answer = await post('/alerts', { email: SARA })
      expect(answer.status).toBe(503)
      expect(visibleText(await answer.text())).toContain(alertsText.en.problems.failed)
    }
  })

  test('a form whose hidden field is filled in sends nothing', async () => {
    const { post, mails } = await open()
    expect((await post('/alerts', { email: SARA, website: 'x' })).status).toBe(303)
    expect(await mails()).toEqual([])
  })
})

describe('the link of a mail', () => {
  test('requests of one address at once make one subscription, which every mail leads to', async () => {
    const { app, get } = await open()
    const input = { email: SARA, language: 'en', categories: [] } as const
    const requests = await Promise.all(Array.from({ length: 20 }, () => storeRequest(app, input)))
    expect(await countRows(app.db, 'alert_subscriptions')).toBe(1)
    const tokens = new Set(requests.map(({ token }) => token))
    for (const token of tokens) {
      expect((await get(withToken(SUBSCRIPTION_PATH, token))).status).toBe(200)
    }
  })

  test('does not work two days after the request, and neither does a made-up one', async () => {
    const { app, get, post, mails } = await open()
    await post('/alerts', { email: SARA })
    const link = linkIn((await mails())[0]?.text)
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
    await age(app.db, 'alert_subscriptions', RETENTION.unconfirmedAlert + 60_000)
    for (const wrong of [token, 'made-up', '']) {
      const page = await get(`/alerts/subscription?token=${wrong}`)
      expect(page.status).toBe(404)
      expect(visibleText(await page.text())).toContain(alertsText.en.subscription.gone.title)
      for (const intent of ['confirm', 'change']) {
        expect((await post('/alerts/subscription', { token: wrong, intent })).status).toBe(404)
      }
    }
    expect(await confirmedOf(app)).toEqual([false])
  })

  test('changes language and categories of its own subscription only', async () => {
    const { app, post } = await open()
    await addAlert(app, { email: 'omar@visitor.example' })
    const token = await addAlert(app)
    await post('/hi/alerts/subscription', {
      token,
      intent: 'change',
      language: 'bn',
      category: 'job',
    })
    const { rows } = await app.db.execute(sql`
      select language, categories from alert_subscriptions order by id`)
    expect(rows).toEqual([
      { language: 'en', categories: [] },
      { language: 'bn', categories: ['job'] },
    ])
  })

  test('leads to the configured origin, whatever Host the request named', async () => {
    const { origin, mails } = await open({ PUBLIC_ORIGIN: 'https://himaya.example' })
    await fetch(`${origin}/alerts`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Host': 'evil.example' },
      body: new URLSearchParams({ email: SARA }),
    })
    expect((await mails())[0]?.text).toContain('\nhttps://himaya.example/alerts/subscription?')
  })
})

describe('the button of a mail program', () => {
  const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' }

  test('ends the alerts with a POST that has neither cookie nor origin', async () => {
    const { app, origin } = await open()
    const token = await addAlert(app)
    for (let time = 0; time < 2; time++) {
      const answer = await fetch(`${origin}/hi/alerts/unsubscribe?token=${token}`, {
        method: 'POST',
        body: new URLSearchParams(ONE_CLICK),
      })
      expect(answer.status).toBe(204)
    }
    expect(await countRows(app.db, 'alert_subscriptions')).toBe(0)
  })

  test('a program that opens the address like a link gets the page, and nothing ends', async () => {
    const { app, get } = await open()
    const token = await addAlert(app)
    const answer = await get(`/hi/alerts/unsubscribe?token=${token}`)
    expect(answer.headers.get('location')).toBe(`/hi/alerts/subscription?token=${token}`)
    expect(await countRows(app.db, 'alert_subscriptions')).toBe(1)
  })

  test('a wrong token ends nothing, and neither does a page of another site', async () => {
    const { app, origin } = await open()
    const token = await addAlert(app)
    const wrong = await fetch(`${origin}/alerts/unsubscribe?token=made-up`, { method: 'POST' })
    expect(wrong.status).toBe(204)
    for (const path of ['/alerts/unsubscribe', '/alerts/subscription']) {
      const foreign = await fetch(`${origin}${path}?token=${token}`, {
        method: 'POST',
        headers: { Origin: 'https://evil.example' },
        body: new URLSearchParams({ ...ONE_CLICK, token, intent: 'end' }),
      })
      expect(foreign.status).toBe(403)
    }
    expect(await countRows(app.db, 'alert_subscriptions')).toBe(1)
  })
})

test('mails to subscribers are no messages for staff, who would read the links of others there', async () => {
  const { app, post } = await open()
  await post('/alerts', { email: SARA })
  expect(await readOutbox(app)).toEqual({ messages: [], codes: [], hasMore: false })
})

test('the database has neither the address nor the token in the clear', async () => {
  const { app, post, mails } = await open()
  await post('/alerts', { email: SARA })
  const token = linkIn((await mails())[0]?.text).split('=')[1] ?? ''
  const { rows } = await app.db.execute<{ stored: string }>(
    sql`select alert_subscriptions::text as stored from alert_subscriptions`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.stored).not.toMatch(new RegExp(`sara|visitor|${token}`))
})

/** Starts a site behind a proxy, so that a request can come from any visitor. */
async function open(variables: Record<string, string> = {}) {
  const app = await testApp({ TRUSTED_PROXY_HOPS: '1', ...variables })
  const origin = await serve(app)
  const get = (path: string) => fetch(origin + path, { redirect: 'manual' })
  const post = (path: string, fields: Record<string, string>, from = '203.0.113.9') =>
    fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'X-Forwarded-For': from, Origin: origin },
      body: new URLSearchParams(fields),
    })
  return { app, origin, get, post, mails: () => mailsOf(app) }
}

async function mailsOf({ env }: App) {
  const mails = []
  for await (const mail of mailsByAge(outboxOf(env))) mails.push(mail)
  return mails.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
}

/** Returns the first link of a text to this site's alerts, without its origin. */
function linkIn(text = ''): string {
  return /\/(?:\w+\/)?alerts\/\S+/.exec(text.replace(/https?:\/\/[^/\s]+/g, ''))?.[0] ?? ''
}

async function confirmedOf({ db }: App): Promise<boolean[]> {
  const { rows } = await db.execute<{ confirmed: boolean }>(
    sql`select confirmed_at is not null as confirmed from alert_subscriptions`,
  )
  return rows.map(({ confirmed }) => confirmed)
}
