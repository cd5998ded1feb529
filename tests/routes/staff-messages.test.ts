import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { staffMessages } from '#words/en/staff/staff-messages.js'
import { testApp } from '../support/app.ts'
import { startMailServer } from '../support/mail-server.ts'
import { mailedCode } from '../support/mailed-code.ts'
import { serve } from '../support/site.ts'
import { newStaff, STAFF_EMAIL, signIn } from '../support/staff.ts'
import { visibleText } from '../support/visible-text.ts'

const MESSAGE = {
  name: 'Sara',
  email: 'sara@visitor.example',
  subject: 'A question',
  message: 'Is this site yours?\n<b>Sara</b>',
}

test('without a staff session messages can be neither read nor removed', async () => {
  const { origin, outbox, post } = await desk()
  await post('/contact', MESSAGE)
  const [file] = await readdir(outbox)
  const read = await fetch(`${origin}/admin/messages`, { redirect: 'manual' })
  expect(read.headers.get('location')).toBe('/admin/login?next=%2Fadmin%2Fmessages')
  for (const [path, intent] of [
    [`/admin/messages?answered=${file}`, 'delete'],
    ['/admin/messages', 'clear-codes'],
  ] as const) {
    expect((await post(path, { intent })).status).toBe(401)
  }
  expect(await readdir(outbox)).toEqual([file])
})

test('staff read unsent messages, and remove one when it is answered', async () => {
  const { outbox, post, get, cookie } = await desk()
  await post('/contact', MESSAGE)
  const { html, text } = await get('/admin/messages')
  expect(text).toContain(staffMessages.kept)
  for (const said of ['Contact Form: A question', 'Sara', 'Is this site yours?', '<b>Sara</b>']) {
    expect(text).toContain(said)
  }
  expect(html).toContain('href="mailto:sara@visitor.example?subject=Re%3A%20Contact%20Form')
  const [file] = await readdir(outbox)
  expect((await get(`/admin/messages?answered=${file}`)).text).toContain('permanently')
  const removed = await post(`/admin/messages?answered=${file}`, { intent: 'delete' }, cookie)
  expect(removed.headers.get('location')).toBe('/admin/messages?done=answered')
  expect((await get('/admin/messages?done=answered')).text).toContain('No messages.')
  expect(await readdir(outbox)).toEqual([])
})

test('an unsent code is listed with its recipient, but not shown', async () => {
  const { app, outbox, post, get, cookie } = await desk()
  await post('/admin/recover', { email: STAFF_EMAIL })
  const code = await mailedCode(app, STAFF_EMAIL)
  await post('/contact', MESSAGE)
  const { html, text } = await get('/admin/messages')
  expect(text).toContain('n…@waha.example')
  expect(text).toContain('set a new password')
  expect(text).toContain('Valid')
  expect(html).not.toContain(code)
  expect(text).not.toContain(STAFF_EMAIL)
  const now = app.clock.now().getTime()
  app.clock = { now: () => new Date(now + 11 * 60_000) }
  expect((await get('/admin/messages')).text).not.toContain('Valid')
  const cleared = await post('/admin/messages', { intent: 'clear-codes' }, cookie)
  expect(cleared.headers.get('location')).toBe('/admin/messages?done=codes')
  expect(await readdir(outbox)).toHaveLength(1)
  expect((await get('/admin/messages')).text).toContain('A question')
})

test('only mails of the outbox can be removed', async () => {
  const { app, outbox, post, cookie } = await desk()
  await post('/contact', MESSAGE)
  await writeFile(join(app.env.DATA_DIR, 'note.eml'), 'mine')
  for (const name of ['../note.eml', 'note.txt', '..', '']) {
    await post(`/admin/messages?answered=${encodeURIComponent(name)}`, { intent: 'delete' }, cookie)
  }
  expect(await readdir(app.env.DATA_DIR)).toContain('note.eml')
  expect(await readdir(outbox)).toHaveLength(1)
})

test('if mail is configured, the screen says where messages go', async () => {
  const { url } = await startMailServer()
  const { get } = await desk({ SMTP_URL: url, SUPPORT_EMAIL: 'help@site.example' })
  const { text } = await get('/admin/messages')
  expect(text).toContain(staffMessages.mailed({ address: 'help@site.example' }))
  expect(text).not.toContain(staffMessages.kept)
})

/** Creates a site with a signed-in member of staff. */
async function desk(variables: Record<string, string> = {}) {
  const app = { ...(await testApp(variables)) }
  await newStaff(app)
  const origin = await serve(app)
  const cookie = await signIn(origin)
  return {
    app,
    origin,
    cookie,
    outbox: outboxOf(app.env),
    async get(path: string) {
      const html = await (await fetch(origin + path, { headers: { cookie } })).text()
      return { html, text: visibleText(html) }
    },
    post: (path: string, fields: Record<string, string>, as = '') =>
      fetch(origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: origin, cookie: as },
        body: new URLSearchParams(fields),
      }),
  }
}
