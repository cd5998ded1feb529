import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addStaff } from '#app/features/staff-access/accounts/add-staff.server.ts'
import { makeFirstStaff } from '#app/features/staff-access/accounts/first-staff.server.ts'
import { logNameOf } from '#app/features/staff-access/accounts/log-name.server.ts'
import { removeStaff } from '#app/features/staff-access/accounts/remove-staff.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { mailsOf } from '#app/platform/mail/outbox.server.ts'
import { adminUsers, users } from '#database/schema/accounts.ts'
import { staffAccess } from '#words/en/staff/staff-access.js'
import { testApp } from '../support/app.ts'
import { startMailServer } from '../support/mail-server.ts'
import { mailedCode } from '../support/mailed-code.ts'
import { recordedLog, recordLog } from '../support/recorded-log.ts'
import { serve } from '../support/site.ts'
import { cookiesOf, newStaff, STAFF_EMAIL, STAFF_PASSWORD, signIn } from '../support/staff.ts'
import { totpOf } from '../support/totp.ts'
import { visibleText } from '../support/visible-text.ts'

const NEW_PASSWORD = 'walnut-harbour-kettle-3'

test('if a second factor is required, staff without one see only the setup screen', async () => {
  const { origin, cookie } = await house({ STAFF_REQUIRE_TOTP: 'true' })
  const kept = await get(origin, '/admin/reports', cookie)
  expect([kept.status, kept.location]).toEqual([302, '/admin/security'])
  const security = await get(origin, '/admin/security', cookie)
  expect(security.text).toContain('A second factor is required before you can go on.')
  const { cookie: enrolled } = await enrol(origin, cookie)
  expect((await get(origin, '/admin', enrolled)).status).toBe(200)
  expect((await get(origin, '/admin/security', enrolled)).text).not.toContain('Turn off')
})

test('if a second factor becomes required, a form in progress is returned completely and saves nothing', async () => {
  const { origin, cookie } = await house({ STAFF_REQUIRE_TOTP: 'true' })
  const typed = { title: 'An hour of writing', content: 'One line\nand another' }
  const { status, html, text } = await post(origin, '/admin/blog/new', typed, cookie)
  expect(status).toBe(403)
  expect(html).toContain('name="title" value="An hour of writing"')
  expect(html).toContain('name="content" value="One line\nand another"')
  expect(html).toContain('href="/admin/security"')
  expect(text).toContain('a second factor is now required')
})

test('after a wrong first code the key is still shown, and the second factor is off', async () => {
  const { origin, cookie } = await house()
  const offered = await post(
    origin,
    '/admin/security',
    { intent: 'enable', password: STAFF_PASSWORD },
    cookie,
  )
  const uri = keyUri(offered.html)
  const refused = await post(
    origin,
    '/admin/security',
    { intent: 'verify', code: '000000', uri, codes: 'a-b c-d' },
    cookie,
  )
  expect(refused.status).toBe(401)
  expect(refused.text).toContain('The code is wrong or has expired.')
  expect(keyUri(refused.html)).toBe(uri)
  expect(refused.text).toContain('c-d')
  expect((await get(origin, '/admin/security', cookie)).text).toContain('Off. Anyone who learns')
})

test('an outdated second factor form shows the current state', async () => {
  const { origin, cookie } = await house()
  const send = (intent: string, by: string) =>
    post(origin, '/admin/security', { intent, password: STAFF_PASSWORD, code: '000000' }, by)
  for (const intent of ['new-codes', 'verify']) {
    const late = await send(intent, cookie)
    expect(late.status).toBe(400)
    expect(late.text).toContain('The authenticator app is not on')
    expect(late.text).toContain('Off. Anyone who learns')
  }
  const { cookie: enrolled } = await enrol(origin, cookie)
  const again = await send('enable', enrolled)
  expect(again.status).toBe(400)
  expect(again.text).toContain('The authenticator app is already on')
  expect(again.text).toContain('On. You are asked for a code')
})

test('sign-in with password and code leads to the requested page', async () => {
  const { origin, cookie } = await house()
  const { uri } = await enrol(origin, cookie)
  const credentials = { email: STAFF_EMAIL, password: STAFF_PASSWORD }
  const first = await post(origin, '/admin/login?next=/admin/content', credentials)
  expect(first.location).toBe('/admin/second-factor?next=%2Fadmin%2Fcontent')
  expect((await get(origin, '/admin', first.cookie)).location).toBe('/admin/login')
  const path = first.location ?? ''
  const wrong = await post(origin, path, { code: '000 000' }, first.cookie)
  expect([wrong.status, wrong.cookie]).toEqual([401, ''])
  const right = await post(origin, path, { code: totpOf(uri) }, first.cookie)
  expect(right.location).toBe('/admin/content')
  expect((await get(origin, '/admin', right.cookie)).status).toBe(200)
})

test('a backup code signs in once', async () => {
  const { origin, cookie } = await house()
  const { backupCodes } = await enrol(origin, cookie)
  const [code = ''] = backupCodes
  const credentials = { email: STAFF_EMAIL, password: STAFF_PASSWORD }
  for (const status of [302, 401]) {
    const { cookie: challenge } = await post(origin, '/admin/login', credentials)
    expect((await post(origin, '/admin/second-factor', { code }, challenge)).status).toBe(status)
  }
})

test('a backup code has no ambiguous letters, and works without its hyphen', async () => {
  const { origin, cookie } = await house()
  const { backupCodes } = await enrol(origin, cookie)
  expect(backupCodes).toHaveLength(10)
  expect(backupCodes.join('')).toMatch(/^[a-z2-9-]+$/)
  expect(backupCodes.join('')).not.toMatch(/[ilo]/)
  const credentials = { email: STAFF_EMAIL, password: STAFF_PASSWORD }
  for (const [n, hyphen] of ['', ' '].entries()) {
    const { cookie: challenge } = await post(origin, '/admin/login', credentials)
    const code = backupCodes[n]?.replace('-', hyphen) ?? ''
    expect((await post(origin, '/admin/second-factor', { code }, challenge)).status).toBe(302)
  }
})

test('an authenticator code signs in once, even while still displayed', async () => {
  const { origin, cookie } = await house()
  const { uri } = await enrol(origin, cookie)
  const code = totpOf(uri)
  const credentials = { email: STAFF_EMAIL, password: STAFF_PASSWORD }
  for (const status of [302, 401]) {
    const { cookie: challenge } = await post(origin, '/admin/login', credentials)
    expect((await post(origin, '/admin/second-factor', { code }, challenge)).status).toBe(status)
  }
})

test('every sign-in attempt is logged once, with a distinguishable account but without its address', async () => {
  const { log, lines, text } = recordedLog()
  const app = await testApp({}, undefined, log)
  const origin = await serve(app)
  await newStaff(app)
  const { uri } = await enrol(origin, await signIn(origin))
  const before = lines().length
  const tries = () =>
    lines()
      .slice(before)
      .filter(({ msg }) => msg === 'authentication')
  const stranger = 'nobody@waha.example'
  for (const email of [stranger, STAFF_EMAIL, ` ${STAFF_EMAIL.toUpperCase()}`]) {
    await post(origin, '/admin/login', { email, password: 'wrong-wrong-wrong' })
  }
  const credentials = { email: STAFF_EMAIL, password: STAFF_PASSWORD }
  const { cookie } = await post(origin, '/admin/login', credentials)
  for (const code of ['000000', totpOf(uri)])
    await post(origin, '/admin/second-factor', { code }, cookie)
  const account = logNameOf(app, STAFF_EMAIL)
  const [byPassword, byCode] = ['POST /sign-in/email', 'POST /two-factor/verify-totp']
  expect(tries()).toMatchObject([
    { call: byPassword, status: 401, account: logNameOf(app, stranger) },
    { call: byPassword, status: 401, account },
    { call: byPassword, status: 401, account },
    { call: byPassword, status: 200, account },
    { call: byCode, status: 401, account },
    { call: byCode, status: 200, account },
  ])
  expect(account).not.toBe(logNameOf(app, stranger))
  expect(logNameOf(await testApp(), STAFF_EMAIL)).not.toBe(account)
  for (const secret of [STAFF_EMAIL, stranger, STAFF_PASSWORD, 'wrong-wrong-wrong']) {
    expect(text().toLowerCase()).not.toContain(secret)
  }
})

test('after five wrong codes the password is required again', async () => {
  const { origin, cookie } = await house()
  await enrol(origin, cookie)
  const credentials = { email: STAFF_EMAIL, password: STAFF_PASSWORD }
  const { cookie: challenge } = await post(origin, '/admin/login', credentials)
  const guess = () => post(origin, '/admin/second-factor', { code: '000000' }, challenge)
  for (let n = 0; n < 5; n++) expect((await guess()).text).toContain('The code is wrong')
  expect((await guess()).text).toContain('Please sign in again.')
})

test('a mailed code does not bypass the second factor', async () => {
  const { app, origin, cookie } = await house()
  await enrol(origin, cookie)
  const call = (path: string, fields: object, sent = '') =>
    fetch(`${origin}/api/auth${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie: sent },
      body: JSON.stringify({ email: STAFF_EMAIL, ...fields }),
    })
  const asked = cookiesOf(await call('/email-otp/send-verification-otp', { type: 'sign-in' }))
  const otp = await mailedCode(app, STAFF_EMAIL)
  const answer = await call('/sign-in/email-otp', { otp }, asked)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
})

test('a mailed code signs in once and leads to the requested page; unknown accounts get the same response', async () => {
  const { app, origin } = await house()
  const path = '/admin/mail-code?next=/admin/content'
  const asked = await post(origin, path, { email: STAFF_EMAIL })
  const stranger = await post(origin, path, { email: 'nobody@waha.example' })
  const { sent } = staffAccess.recover.kept
  expect([asked.text, stranger.text].map((text) => text.includes(sent))).toEqual([true, true])
  const code = await mailedCode(app, STAFF_EMAIL)
  const enter = (typed: string) =>
    post(origin, path, { email: STAFF_EMAIL, code: typed }, asked.cookie)
  const wrong = await enter('00000000')
  expect(wrong.text).toContain('The code is wrong or has expired. A code works for 10 minutes')
  expect(wrong.cookie).toBe('')
  const right = await enter(`${code.slice(0, 4)} ${code.slice(4)}`)
  expect(right.location).toBe('/admin/content')
  expect((await get(origin, '/admin', right.cookie)).status).toBe(200)
  expect((await enter(code)).location).toBeNull()
})

test('an account that is removed and added again keeps no password, second factor or session', async () => {
  const { app, origin, cookie } = await house()
  const { cookie: enrolled } = await enrol(origin, cookie)
  expect(await removeStaff(app, STAFF_EMAIL)).toBe(true)
  expect(await removeStaff(app, STAFF_EMAIL)).toBe(false)
  expect(await app.db.$count(users)).toBe(0)
  expect(await addStaff(app, { email: STAFF_EMAIL, password: null })).toEqual({
    ok: false,
    problem: 'password-needed',
  })
  await addStaff(app, { email: STAFF_EMAIL, password: NEW_PASSWORD })
  const earlier = await post(origin, '/admin/login', {
    email: STAFF_EMAIL,
    password: STAFF_PASSWORD,
  })
  expect([earlier.status, earlier.cookie]).toEqual([401, ''])
  expect((await get(origin, '/admin', enrolled)).location).toBe('/admin/login')
  const anew = await signIn(origin, { password: NEW_PASSWORD })
  expect((await get(origin, '/admin/security', anew)).text).toContain('Off. Anyone who learns')
})

test('an existing non-staff account becomes staff with the given password and loses its own', async () => {
  const { app, origin, cookie } = await house()
  await enrol(origin, cookie)
  await app.db.delete(adminUsers)
  await addStaff(app, { email: STAFF_EMAIL, password: NEW_PASSWORD })
  const earlier = await post(origin, '/admin/login', {
    email: STAFF_EMAIL,
    password: STAFF_PASSWORD,
  })
  expect([earlier.status, earlier.cookie]).toEqual([401, ''])
  const anew = await signIn(origin, { password: NEW_PASSWORD })
  expect((await get(origin, '/admin/security', anew)).text).toContain('Off. Anyone who learns')
})

test('the mailed code screen says when a second factor is required', async () => {
  const { app, origin, cookie } = await house()
  await enrol(origin, cookie)
  const asked = await post(origin, '/admin/mail-code', { email: STAFF_EMAIL })
  const code = await mailedCode(app, STAFF_EMAIL)
  const entered = { email: STAFF_EMAIL, code }
  const refused = await post(origin, '/admin/mail-code', entered, asked.cookie)
  expect([refused.status, refused.cookie]).toEqual([403, ''])
  expect(refused.text).toContain('Sign in with your password and your authenticator app.')
})

test('the key is also a QR code with the required quiet zone', async () => {
  const { origin, cookie } = await house()
  const enable = { intent: 'enable', password: STAFF_PASSWORD }
  const { html } = await post(origin, '/admin/security', enable, cookie)
  const [, size] = /aria-label="QR code of the key" viewBox="-4 -4 (\d+) \1"/.exec(html) ?? []
  expect(Number(size)).toBeGreaterThan(21)
})

test.each([
  '/admin/recover',
  '/admin/mail-code',
])('a code requested at %s that could not be mailed is logged without the address', async (path) => {
  const { url } = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('no such box'), { responseCode: 550 })),
  })
  const app = await testApp({ SMTP_URL: url })
  await newStaff(app)
  const log = recordLog(app)
  const { status, text } = await post(await serve(app), path, { email: STAFF_EMAIL })
  expect([status, text.includes(staffAccess.recover.mailed.sent)]).toEqual([200, true])
  await expect.poll(() => log.text()).toContain('a sign-in mail was not sent')
  expect(log.text()).toContain('refused-550')
  expect(log.text()).not.toContain(STAFF_EMAIL)
})

test('a forgotten password is replaced with a mailed code, and every session ends', async () => {
  const { app, origin, cookie } = await house()
  const asked = await post(origin, '/admin/recover', { email: STAFF_EMAIL })
  const stranger = await post(origin, '/admin/recover', { email: 'nobody@waha.example' })
  const { sent } = staffAccess.recover.kept
  expect([asked.text, stranger.text].map((text) => text.includes(sent))).toEqual([true, true])
  const code = await mailedCode(app, STAFF_EMAIL)
  expect(await mailsOf(outboxOf(app.env), 'nobody@waha.example')).toEqual([])
  const change = (fields: object) =>
    post(origin, '/admin/recover', { email: STAFF_EMAIL, ...fields }, asked.cookie)
  const weak = await change({ code, password: 'Password2026' })
  expect(weak.text).toContain('This password is one of the first that attackers try.')
  const wrong = await change({ code: '00000000', password: NEW_PASSWORD })
  expect(wrong.text).toContain('The code is wrong or has expired. A code works for 10 minutes')
  expect((await change({ code, password: NEW_PASSWORD })).location).toBe('/admin/login?recovered')
  expect((await get(origin, '/admin', cookie)).location).toBe('/admin/login')
  await signIn(origin, { password: NEW_PASSWORD })
})

test.each([
  ['changed', true],
  ['not changed', false],
])('staff screens ask to change the first password only after signing in with it: %s', async (_, changed) => {
  const app = await testApp()
  const origin = await serve(app)
  const { email = '', password = '', file = '' } = (await makeFirstStaff(app)) ?? {}
  await newStaff(app)
  const cookie = await signIn(origin, { email, password })
  const others = await signIn(origin)
  const asks = async (by: string) =>
    Promise.all(
      ['/admin', '/admin/content'].map(async (path) => {
        const { html } = await get(origin, path, by)
        return /the first password.*href="\/admin\/security"[^>]*>Change it</.test(html)
      }),
    )
  expect([await asks(cookie), await asks(others)]).toEqual([
    [true, true],
    [false, false],
  ])
  const current = changed ? password : 'not-the-first-one'
  const change = { intent: 'password', current, next: NEW_PASSWORD }
  const changing = await post(origin, '/admin/security', change, cookie)
  const after = changed ? changing.cookie : cookie
  expect(await asks(after)).toEqual([!changed, !changed])
  expect(existsSync(file)).toBe(!changed)
  await removeStaff(app, STAFF_EMAIL)
  expect(existsSync(file)).toBe(!changed)
  await removeStaff(app, email)
  expect(existsSync(file)).toBe(false)
})

test('signing out everywhere ends the sessions of every device', async () => {
  const { origin, cookie } = await house()
  const other = await signIn(origin)
  const everywhere = { intent: 'everywhere', password: STAFF_PASSWORD }
  const { location } = await post(origin, '/admin/security', everywhere, cookie)
  expect(location).toBe('/admin/login?signed-out')
  for (const session of [cookie, other]) {
    expect((await get(origin, '/admin', session)).location).toBe('/admin/login')
  }
})

test('staff see their sessions, and end any of their own with the password', async () => {
  const { app, origin, cookie } = await house()
  const other = await signIn(origin)
  const email = 'salem@waha.example'
  await newStaff(app, email)
  const strangers = await signIn(origin, { email })
  const [theirs] = await sessionsOn(origin, strangers)
  const mine = (await sessionsOn(origin, cookie)).filter(({ isThis }) => !isThis)
  expect(mine).toHaveLength(1)
  const end = (session = '', password = STAFF_PASSWORD) =>
    post(origin, '/admin/security', { intent: 'end', session, password }, cookie)

  const guessed = await end(mine[0]?.id, 'wrong-password-1')
  expect(guessed.status).toBe(400)
  expect((await get(origin, '/admin', other)).status).toBe(200)

  for (const id of [theirs?.id, 'no-session', undefined]) {
    const { status, text } = await end(id)
    expect(status).toBe(409)
    expect(text).toContain('No session was ended')
  }
  expect((await get(origin, '/admin', strangers)).status).toBe(200)

  await end(mine[0]?.id)
  expect((await get(origin, '/admin', other)).location).toBe('/admin/login')
  expect((await get(origin, '/admin', cookie)).status).toBe(200)
})

test('signing out everywhere requires the password', async () => {
  const { origin, cookie } = await house()
  const { status } = await post(origin, '/admin/security', { intent: 'everywhere' }, cookie)
  expect(status).toBe(400)
  expect((await get(origin, '/admin', cookie)).status).toBe(200)
})

test('signing in again in one browser ends its previous session', async () => {
  const { origin, cookie } = await house()
  const credentials = { email: STAFF_EMAIL, password: STAFF_PASSWORD }
  const again = await post(origin, '/admin/login', credentials, cookie)
  expect((await get(origin, '/admin', again.cookie)).status).toBe(200)
  expect((await get(origin, '/admin', cookie)).location).toBe('/admin/login')
})

async function house(variables: Record<string, string> = {}) {
  const app = await testApp(variables)
  const origin = await serve(app)
  await newStaff(app)
  return { app, origin, cookie: await signIn(origin) }
}

/** Sets up a second factor through the screen. */
async function enrol(origin: string, cookie: string) {
  const enable = { intent: 'enable', password: STAFF_PASSWORD }
  const { html } = await post(origin, '/admin/security', enable, cookie)
  const uri = keyUri(html)
  const backupCodes = [...html.matchAll(/<code>(\w{5}-\w{5})<\/code>/g)].map(([, code]) => code)
  const verify = { intent: 'verify', code: totpOf(uri), uri, codes: backupCodes.join(' ') }
  const verified = await post(origin, '/admin/security', verify, cookie)
  expect(verified.location).toBe('/admin/security?done=verify')
  return { uri, backupCodes, cookie: verified.cookie }
}

function keyUri(html: string): string {
  return (/href="(otpauth:[^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
}

/** Returns the sessions listed on the screen. */
async function sessionsOn(origin: string, cookie: string) {
  const { html } = await get(origin, '/admin/security', cookie)
  return [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([input]) => ({
    id: /value="([^"]+)"/.exec(input)?.[1] ?? '',
    isThis: input.includes('disabled'),
  }))
}

async function get(origin: string, path: string, cookie: string) {
  return read(await fetch(origin + path, { redirect: 'manual', headers: { cookie } }))
}

async function post(origin: string, path: string, fields: object, cookie = '') {
  const body = new URLSearchParams(fields as Record<string, string>)
  const headers = { Origin: origin, cookie }
  return read(await fetch(origin + path, { method: 'POST', redirect: 'manual', headers, body }))
}

async function read(answer: Response) {
  const html = await answer.text()
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookie: cookiesOf(answer),
    html,
    text: visibleText(html),
  }
}
