import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { contactText } from '#words/contact.js'
import { testApp } from '../support/app.ts'
import { startMailApi } from '../support/mail-api.ts'
import { startMailServer } from '../support/mail-server.ts'
import { onceTaken } from '../support/once-taken.ts'
import { recordLog } from '../support/recorded-log.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

const behindProxy = { TRUSTED_PROXY_HOPS: '1', SUPPORT_EMAIL: 'help@site.example' }
const MESSAGE = {
  name: 'Sara <b>',
  email: 'sara@visitor.example',
  subject: 'A question',
  message: 'My secret question',
}
const FAILED = 'Failed to send message. Please try again later.'

test('the screen shows the support address and location, and is not shared by caches', async () => {
  const origin = await serve(await testApp(behindProxy))
  const page = await fetch(`${origin}/contact`)
  expect(page.headers.get('cache-control')).toBe('private, no-cache')
  const text = visibleText(await page.text())
  expect(text).toContain('help@site.example')
  expect(text).toContain('Dubai, UAE')
})

test.each([
  ['/contact', contactText.en.fate],
  ['/ar/contact', contactText.ar.fate],
])('%s says that messages are answered by mail if mail is configured, else that staff read them', async (path, fate) => {
  const { url } = await startMailServer()
  for (const [variables, said, unsaid] of [
    [{ SMTP_URL: url }, fate.mailed, fate.kept],
    [{}, fate.kept, fate.mailed],
  ] as const) {
    const origin = await serve(await testApp({ ...behindProxy, ...variables }))
    for (const address of [path, `${path}?sent`]) {
      const text = visibleText(await (await fetch(origin + address)).text())
      expect([address, text.includes(said), text.includes(unsaid)]).toEqual([address, true, false])
    }
  }
})

test.each([
  ['/contact', contactText.en],
  ['/ur/contact', contactText.ur],
])('%s leads to an appeal against a listing, whose subject is filled in', async (path, words) => {
  const origin = await serve(await testApp(behindProxy))
  const plain = await (await fetch(origin + path)).text()
  expect(plain).toContain(`href="${path}?subject=listing-appeal"`)
  expect(plain).not.toContain(`value="${words.subjects['listing-appeal']}"`)
  const page = await (await fetch(`${origin}${path}?subject=listing-appeal`)).text()
  expect(page).toContain(`value="${words.subjects['listing-appeal']}"`)
  expect(visibleText(page)).toContain(words.appeal.hint)
  const other = await (await fetch(`${origin}${path}?subject=toString`)).text()
  expect(visibleText(other)).toBe(visibleText(plain))
})

test('a message reaches the support address, and redirects to a page that sends nothing when reloaded', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const answer = await send(origin, MESSAGE)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/contact?sent')
  for (let load = 0; load < 3; load++) {
    const page = await fetch(`${origin}/contact?sent`)
    expect(visibleText(await page.text())).toContain('Message Sent Successfully')
  }
  const mails = await outboxMails(app)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    to: [{ address: 'help@site.example' }],
    from: { name: 'Himaya', address: 'help@site.example' },
    replyTo: [{ name: MESSAGE.name, address: MESSAGE.email }],
    subject: 'Contact Form: A question',
  })
})

test('validation errors are shown at their fields and at the top, and input is kept', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const { status, html, text } = await send(origin, { ...MESSAGE, name: ' ', email: 'nobody' })
  expect(status).toBe(400)
  expect(text).toContain('There is a problem')
  expect(html.match(/Enter your name/g)?.length).toBeGreaterThanOrEqual(2)
  expect(text).toContain('Enter an email address in the correct form, like name@example.com')
  expect(html).toContain('value="nobody"')
  expect(html).toContain(MESSAGE.message)
  expect(await outboxMails(app)).toEqual([])
  expect(await places(app)).toBe(0)
})

test('a filled honeypot is answered like success, and nothing is sent', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const answer = await send(origin, { ...MESSAGE, website: 'http://spam.example' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/contact?sent')
  expect(await outboxMails(app)).toEqual([])
})

test('thirty concurrent messages of one visitor send exactly as many as the hourly limit', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => onceTaken(() => send(origin, MESSAGE))),
  )
  const sent = answers.filter(({ status }) => status === 303)
  expect(sent).toHaveLength(LIMITS.contactsPerWindow)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - sent.length)
  expect(await outboxMails(app)).toHaveLength(LIMITS.contactsPerWindow)
  expect((await send(origin, MESSAGE)).text).toContain('Please try again in an hour.')
  expect((await send(origin, MESSAGE, '192.0.2.2')).status).toBe(303)
})

test('a visitor without a known address is rejected', async () => {
  const origin = await serve(await testApp(behindProxy))
  const { status, text } = await send(origin, MESSAGE, 'nonsense')
  expect(status).toBe(400)
  expect(text).toContain('Could not verify user identity')
})

describe('a message that could not be sent', () => {
  test.each([
    401, 429, 500,
  ])('because the provider answers %i, shows an error, keeps the input and refunds the rate limit', async (status) => {
    const api = await startMailApi((response) => {
      response.writeHead(status).end('{"message":"My secret question"}')
    })
    const app = await testApp({ ...behindProxy, MAIL_API_URL: api.url, MAIL_API_KEY: 'the-key' })
    const log = recordLog(app)
    const origin = await serve(app)
    const answer = await send(origin, MESSAGE)
    expect(answer.status).toBe(503)
    expect(answer.text).toContain(FAILED)
    expect(answer.text).not.toContain(String(status))
    for (const value of ['Sara &lt;b&gt;', MESSAGE.email, MESSAGE.subject, MESSAGE.message]) {
      expect(answer.html).toContain(value)
    }
    expect(await places(app)).toBe(0)
    expect(log.text()).toContain(`refused-${status}`)
    expect(log.text()).not.toMatch(/Sara|visitor\.example|A question|secret|the-key|192\.0\.2/)
  })

  test('because the mail server rejects it, is not counted: the next attempt succeeds', async () => {
    let refusals = LIMITS.contactsPerWindow + 2
    const server = await startMailServer({
      onRcptTo(_address, _session, done) {
        done(refusals-- > 0 ? Object.assign(new Error('no'), { responseCode: 550 }) : null)
      },
    })
    const origin = await serve(await testApp({ ...behindProxy, SMTP_URL: server.url }))
    while (refusals > 0) expect((await send(origin, MESSAGE)).text).toContain(FAILED)
    expect((await send(origin, MESSAGE)).status).toBe(303)
    expect(server.mails).toHaveLength(1)
  })

  test('because the database is down, shows the same error without details', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    await app.db.execute(sql`alter table rate_limits rename to away`)
    const { status, text, html } = await send(origin, MESSAGE)
    expect(status).toBe(503)
    expect(text).toContain(FAILED)
    expect(html).toContain(MESSAGE.message)
    expect(text).not.toMatch(/rate_limits|relation|postgres/i)
    expect(await outboxMails(app)).toEqual([])
    await app.db.execute(sql`alter table away rename to rate_limits`)
    expect((await send(origin, MESSAGE)).status).toBe(303)
  })

  test('because the outbox cannot be written, shows the same error', async () => {
    const origin = await serve(await testApp({ ...behindProxy, DATA_DIR: '/dev/null/nowhere' }))
    expect((await send(origin, MESSAGE)).text).toContain(FAILED)
  })
})

test('no field can add a header or recipient', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const evil = 'x\r\nBcc: all@victims.example\r\n\r\nhello'
  expect((await send(origin, { ...MESSAGE, name: evil, subject: evil })).status).toBe(303)
  expect(
    (await send(origin, { ...MESSAGE, email: `a@b.example\r\nBcc: c@d.example` })).status,
  ).toBe(400)
  const [mail] = await outboxMails(app)
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail?.subject).toBe('Contact Form: x Bcc: all@victims.example hello')
  expect(mail?.to).toHaveLength(1)
})

test('messages are not stored in the database', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  await send(origin, MESSAGE)
  const { rows } = await app.db.execute(sql`select * from rate_limits`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/sara|question|192\.0\.2/i)
})

async function send(origin: string, fields: Record<string, string>, from = '192.0.2.1') {
  const answer = await fetch(`${origin}/contact`, {
    method: 'POST',
    headers: { Origin: origin, 'X-Forwarded-For': from },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, text: visibleText(html) }
}

async function outboxMails(app: App) {
  const outbox = outboxOf(app.env)
  const files = await readdir(outbox).catch(() => [])
  return Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))),
  )
}

/** Returns the number of consumed rate limit places. */
async function places(app: App): Promise<number> {
  const { rows } = await app.db.execute<{ n: number }>(
    sql`select coalesce(sum(jsonb_array_length(hits)), 0)::int as n from rate_limits`,
  )
  return rows[0]?.n ?? 0
}
