import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addCategories } from '#app/features/scams/testing/add-scam.ts'
import { removeStaff } from '#app/features/staff-access/accounts/remove-staff.server.ts'
import { systemClock } from '#app/platform/clock.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { mailsOf } from '#app/platform/mail/outbox.server.ts'
import { adminUsers, sessions, users } from '#database/schema/accounts.ts'
import { scams } from '#database/schema/scams.ts'
import { staffAccess } from '#words/en/staff/staff-access.js'
import { testApp } from '../support/app.ts'
import { builtRoutes } from '../support/built-routes.ts'
import { onceTaken } from '../support/once-taken.ts'
import { outage } from '../support/outage.ts'
import { serve } from '../support/site.ts'
import { cookiesOf, newStaff, STAFF_EMAIL, STAFF_PASSWORD, signIn } from '../support/staff.ts'
import { visibleText } from '../support/visible-text.ts'

const behindProxy = { TRUSTED_PROXY_HOPS: '1' }

/** Screens accessible without a staff session. Every other staff route requires one. */
const ENTRANCES = ['login', 'second-factor', 'recover', 'mail-code', 'provider', 'sign-out'].map(
  (name) => `/admin/${name}`,
)

const GOOD = { email: STAFF_EMAIL, password: STAFF_PASSWORD }

let calls = 0

const routes = await adminRoutes()

describe('no route of the staff area answers without a staff session', () => {
  test('the tested routes cover the screens and the routes below them', () => {
    const paths = routes.map(({ path }) => path)
    for (const screen of ['', '/reports', '/content', '/users', '/analytics', '/settings']) {
      expect(paths).toContain(`/admin${screen}`)
    }
    expect(paths).toContain('/admin/security')
  })

  test.each([
    ['without a cookie', async (_app: App, _origin: string) => ''],
    ['with an invented session', async () => 'himaya.session_token=abc.def'],
    [
      'with the session of a removed member of staff',
      async (app: App, origin: string) => {
        const { id } = await newStaff(app)
        const cookie = await signIn(origin)
        await app.db.delete(adminUsers).where(eq(adminUsers.id, id))
        return cookie
      },
    ],
    [
      'with an expired session',
      async (app: App, origin: string) => {
        await newStaff(app)
        const cookie = await signIn(origin)
        await app.db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` })
        return cookie
      },
    ],
  ])('%s', async (_, cookieFor) => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    const cookie = await cookieFor(app, origin)
    for (const { id, path } of routes) {
      for (const [method, address] of requestsOf(id, path)) {
        const answer = await ask(origin, address, { method, cookie })
        const place = await whereTo(answer)
        const expected =
          method === 'POST' && path !== '/admin/security'
            ? /^nowhere \(401\)$/
            : /^\/admin\/login(\?|$)/
        expect({ method, address, place }).toMatchObject({ place: expect.stringMatching(expected) })
        expect(answer.headers.get('cache-control')).toContain('no-store')
      }
    }
  })

  test('the same requests by staff are not redirected to sign-in', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    await newStaff(app)
    const cookie = await signIn(origin)
    for (const { id, path } of routes) {
      for (const [method, address] of requestsOf(id, path)) {
        const answer = await ask(origin, address, { method, cookie })
        const isSent = /\/admin\/login|401/.test(await whereTo(answer))
        expect([method, address, isSent]).toEqual([method, address, false])
      }
    }
  })
})

test('a form sent without a session is returned completely, without any staff data', async () => {
  const origin = await serve(await testApp(behindProxy))
  const answer = await fetch(`${origin}/admin/content?new`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ title: '"Parcel" <fee>', description: 'One line\nand another' }),
  })
  const html = await answer.text()
  expect(answer.status).toBe(401)
  expect(html).toContain('name="title" value="&quot;Parcel&quot; &lt;fee&gt;"')
  expect(html).toContain('name="description" value="One line\nand another"')
  expect(visibleText(html)).not.toContain('Content Management')
})

test('during a database outage a staff form is returned completely, and does not say that staff are signed out', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  await newStaff(app)
  const cookie = await signIn(origin)
  await outage(app.db)
  for (const { path } of routes) {
    const answer = await ask(origin, path, { method: 'POST', cookie })
    const html = await answer.text()
    expect([path, answer.status]).toEqual([path, 503])
    expect(visibleText(html)).not.toMatch(/signed out/i)
    if (path === '/admin/security') continue
    const isScreen = answer.headers.get('content-type')?.startsWith('text/html')
    expect(html).toContain(
      isScreen ? 'Nothing was saved: Himaya cannot reach its database.' : '"problem":"outage"',
    )
    expect(html).toContain(isScreen ? 'name="intent" value="none"' : '["intent","none"]')
  }
})

test('a form is accepted only from the member of staff who opened it', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const other = 'salem@waha.example'
  await newStaff(app)
  await newStaff(app, other)
  const { phishing } = await addCategories(app.db)
  const [mine, theirs] = [await signIn(origin), await signIn(origin, { email: other })]
  const screens = ['/admin/content?new', '/admin/blog/new']
  for (const screen of screens) {
    const html = await (await ask(origin, screen, { cookie: mine })).text()
    expect(html).toContain(`name="openedBy" value="${STAFF_EMAIL}"`)
  }
  const send = (cookie: string) =>
    fetch(`${origin}/admin/content?new`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: origin, cookie },
      body: new URLSearchParams({
        intent: 'save',
        openedBy: STAFF_EMAIL,
        title: 'Parcel fee',
        description: 'A caller asks for a fee.',
        categoryId: phishing,
      }),
    })
  const refused = await send(theirs)
  const html = await refused.text()
  expect(refused.status).toBe(403)
  expect(html).toContain('name="title" value="Parcel fee"')
  expect(visibleText(html)).toContain(`It was opened by ${STAFF_EMAIL}`)
  expect(await app.db.$count(scams)).toBe(0)
  expect((await send(mine)).status).toBe(303)
  expect(await app.db.$count(scams)).toBe(1)
})

test('passwords sent without a session are not returned', async () => {
  const origin = await serve(await testApp(behindProxy))
  const answer = await fetch(`${origin}/admin/security`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ intent: 'password', current: STAFF_PASSWORD }),
  })
  expect(new URL(answer.url).pathname).toBe('/admin/login')
  expect(await answer.text()).not.toContain(STAFF_PASSWORD)
})

test('removing the row in admin_users ends access at the next request, and every session', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  await newStaff(app)
  const cookie = await signIn(origin)
  expect((await ask(origin, '/admin', { cookie })).status).toBe(200)
  expect(await removeStaff(app, STAFF_EMAIL)).toBe(true)
  expect((await ask(origin, '/admin', { cookie })).headers.get('location')).toBe('/admin/login')
  expect(await app.db.$count(sessions)).toBe(0)
})

test('a database outage redirects staff to sign-in, says that they may still be signed in, and shows no data', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  await newStaff(app)
  const cookie = await signIn(origin)
  await app.db.execute(sql`alter table admin_users rename to gone`)
  for (const path of ['/admin', '/admin/reports']) {
    const { headers } = await ask(origin, path, { cookie })
    expect(headers.get('location')).toMatch(/^\/admin\/login\?/)
    const screen = await ask(origin, headers.get('location') ?? '', { cookie })
    expect(visibleText(await screen.text())).toContain('You may still be signed in')
  }
  expect((await submit(origin)).text).toContain(staffAccess.problems.unavailable)
})

test('without any staff account the sign-in screen says how to add one', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const screen = async () => visibleText(await (await ask(origin, '/admin/login')).text())
  expect(await screen()).toContain(staffAccess.login.nobody)
  await newStaff(app)
  expect(await screen()).not.toContain(staffAccess.login.nobody)
})

describe('signing in', () => {
  test('leads to the dashboard or the requested staff page, and nowhere else', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    await newStaff(app)
    const to = async (next: string) =>
      (await submit(origin, {}, `?${new URLSearchParams({ next })}`)).location
    expect((await submit(origin)).location).toBe('/admin')
    expect(await to('/admin/reports?status=pending')).toBe('/admin/reports?status=pending')
    expect(await to('https://evil.example/admin')).toBe('/admin')
    expect(await to('//evil.example')).toBe('/admin')
  })

  test("the requested page is remembered without the router's own parameters", async () => {
    const origin = await serve(await testApp(behindProxy))
    const location = async (path: string) => whereTo(await ask(origin, path))
    const remembered = '/admin/login?next=%2Fadmin%2Freports%3Fstatus%3Dpending'
    expect(await location('/admin/reports?status=pending')).toBe(remembered)
    expect(
      await location('/admin/reports.data?status=pending&_routes=routes%2Fadmin%2Freports'),
    ).toBe(remembered)
  })

  test.each([
    ['a wrong password', { password: 'tulip-ladder-copper-8' }],
    ['an account that does not exist', { email: 'nobody@waha.example' }],
  ])('%s is rejected with the same message', async (_, fields) => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    await newStaff(app)
    const { status, text, cookie } = await submit(origin, fields)
    expect([status, cookie]).toEqual([401, ''])
    expect(text).toContain('Invalid credentials')
    expect(text).not.toContain(STAFF_PASSWORD)
  })

  test('an account without a row in admin_users gets no session', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    const { id } = await newStaff(app)
    await app.db.delete(adminUsers).where(eq(adminUsers.id, id))
    const { status, text, cookie } = await submit(origin)
    expect([status, cookie]).toEqual([403, ''])
    expect(text).toContain('Unauthorized access')
    expect(await app.db.$count(sessions)).toBe(0)
  })

  test('signed-in staff skip the form', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    await newStaff(app)
    const cookie = await signIn(origin)
    const answer = await ask(origin, '/admin/login?next=/admin/content', { cookie })
    expect(answer.headers.get('location')).toBe('/admin/content')
  })

  test('signing out ends the session on the server too', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    await newStaff(app)
    const cookie = await signIn(origin)
    await ask(origin, '/admin/sign-out', { method: 'POST', cookie })
    expect(await app.db.$count(sessions)).toBe(0)
    expect((await ask(origin, '/admin', { cookie })).status).toBe(302)
  })

  test('a failed sign-out is reported, and the browser is asked to delete the cookie', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    await newStaff(app)
    const cookie = await signIn(origin)
    const restore = await outage(app.db)
    const { headers } = await ask(origin, '/admin/sign-out', { method: 'POST', cookie })
    expect(headers.get('clear-site-data')).toContain('"cookies"')
    const screen = await ask(origin, headers.get('location') ?? '')
    expect(visibleText(await screen.text())).toContain(
      'Your session could not be ended, because Himaya could not be reached.',
    )
    await restore()
    expect((await ask(origin, '/admin', { cookie })).status).toBe(200)
  })

  test('the password field is masked and supports password managers', async () => {
    const origin = await serve(await testApp())
    const html = await (await fetch(`${origin}/admin/login`)).text()
    const field = /<input[^>]*name="password"[^>]*>/.exec(html)?.[0] ?? ''
    expect(field).toMatch(/type="password"/)
    expect(field).toMatch(/autocomplete="current-password"/i)
    expect(html).not.toMatch(/onpaste|maxlength="(?:\d|[1-9]\d)"/i)
  })

  test('the sign-in screen is neither cached nor indexed', async () => {
    const { headers } = await ask(await serve(await testApp()), '/admin/login')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
  })
})

describe('guessing', () => {
  test('fifty concurrent guesses at one account from as many addresses are limited to ten', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    await newStaff(app)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        onceTaken(() => submit(origin, { password: `wrong-${n}-password` }, '', `192.0.2.${n}`)),
      ),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
    const right = await submit(origin, {}, '', '192.0.2.200')
    expect(right.status).toBe(429)
    expect(right.text).toContain('Too many attempts')
  })

  test('one address has twenty guesses for all accounts, on two processes together', async () => {
    const app = await testApp(behindProxy)
    const origins = await Promise.all([serve(app), serve(app)])
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        onceTaken(() => submit(origins[n % 2] ?? '', { email: `${n}@waha.example` })),
      ),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  test('a correct password is refunded', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    await newStaff(app)
    for (let n = 0; n < 12; n++) expect((await submit(origin)).status).toBe(302)
  })
})

describe('guessing, from a browser that has signed in before', () => {
  test('is possible by every method even if strangers have used up the limits of the account', async () => {
    const { app, origin, browser } = await siteWithBrowser()
    await useUp(origin, '/sign-in/email', { password: 'wrong' }, 401, 10)
    await useUp(origin, '/email-otp/request-password-reset', {}, 200, 5)
    const mails = () => mailsOf(outboxOf(app.env), STAFF_EMAIL)
    await expect.poll(mails).toHaveLength(5)
    const tries: [path: string, fields: object, status: number][] = [
      ['/sign-in/email', { password: STAFF_PASSWORD }, 200],
      ['/sign-in/email-otp', { otp: '00000000' }, 400],
      ['/email-otp/reset-password', { otp: '00000000', password: 'walnut-harbour-kettle-3' }, 400],
      ['/email-otp/request-password-reset', {}, 200],
    ]
    for (const [path, fields, status] of tries) {
      const statusFor = async (cookie: string) =>
        (await call(origin, path, { email: STAFF_EMAIL, ...fields }, { cookie })).status
      expect([path, await statusFor('')]).toEqual([path, 429])
      expect([path, await statusFor(browser)]).toEqual([path, status])
    }
    await expect.poll(mails).toHaveLength(6)
  })

  test('has its own limit of the same size', async () => {
    const { origin, browser } = await siteWithBrowser()
    const other = browserOf(await signIn(origin))
    await useUp(origin, '/sign-in/email', { password: 'wrong' }, 401, 10, browser)
    expect(await passwordStatus(origin, browser)).toBe(429)
    expect(await passwordStatus(origin, other)).toBe(200)
    expect(await passwordStatus(origin, '')).toBe(200)
  })

  test('has a device cookie that grants no access, and is invalid elsewhere, altered or after 90 days', async () => {
    const { app, origin, browser } = await siteWithBrowser()
    const salem = 'salem@waha.example'
    await newStaff(app, salem)
    const salems = browserOf(await signIn(origin, { email: salem }))
    expect((await ask(origin, '/admin', { cookie: browser })).headers.get('location')).toBe(
      '/admin/login',
    )
    await useUp(origin, '/sign-in/email', { password: 'wrong' }, 401, 10)
    const [name, value = ''] = browser.split('=')
    for (const cookie of [salems, `${name}=`, `${name}=x`, `${name}=${value.slice(0, -4)}AAAA`]) {
      expect([cookie, await passwordStatus(origin, cookie)]).toEqual([cookie, 429])
    }
    const inDays = (days: number) => ({
      now: () => new Date(systemClock.now().getTime() + days * 86_400_000),
    })
    app.clock = inDays(91)
    expect(await passwordStatus(origin, browser)).toBe(429)
    app.clock = inDays(89)
    expect(await passwordStatus(origin, browser)).toBe(200)
  })

  test('has the cookie only after a completed sign-in', async () => {
    const { app, origin, browser } = await siteWithBrowser()
    await app.db.update(users).set({ twoFactorEnabled: true })
    expect(browser).not.toBe('')
    const half = await call(origin, '/sign-in/email', GOOD)
    expect(await half.json()).toMatchObject({ twoFactorRedirect: true })
    expect(browserOf(cookiesOf(half))).toBe('')
    const wrong = await call(origin, '/sign-in/email', { ...GOOD, password: 'wrong' })
    expect(browserOf(cookiesOf(wrong))).toBe('')
  })
})

test.each([
  'constructor',
  '__proto__',
  'toString',
  'invented',
])('an unknown reason in the URL (%s) is shown as a failed sign-in', async (error) => {
  const answer = await ask(await serve(await testApp()), `/admin/login?error=${error}`)
  expect(answer.status).toBe(200)
  expect(visibleText(await answer.text())).toContain('Login failed')
})

describe('the session', () => {
  test('lasts an hour and is prolonged only when at most 90 seconds remain', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    await newStaff(app)
    const cookie = await signIn(origin)
    await leave(app, 100)
    const early = await ask(origin, '/admin', { cookie })
    expect(early.headers.getSetCookie()).toEqual([])
    expect(await secondsLeft(app)).toBeLessThanOrEqual(100)
    await leave(app, 80)
    const late = await ask(origin, '/admin', { cookie })
    expect(late.headers.getSetCookie().join()).toContain('Max-Age=3600')
    expect(await secondsLeft(app)).toBeGreaterThan(3500)
  })

  test('ends twelve hours after signing in, however often it was prolonged', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    await newStaff(app)
    const cookie = await signIn(origin)
    const signedInAgo = (interval: string) =>
      app.db.update(sessions).set({ createdAt: sql`now() - ${interval}::interval` })
    await signedInAgo('11 hours 59 minutes')
    expect((await ask(origin, '/admin', { method: 'GET', cookie })).status).toBe(200)
    await signedInAgo('12 hours')
    const answer = await ask(origin, '/admin', { method: 'GET', cookie })
    expect(answer.headers.get('location')).toBe('/admin/login')
  })

  test('endpoint tells a browser its expiry and account, and no token', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    const { id } = await newStaff(app)
    const cookie = await signIn(origin)
    const body = await (await ask(origin, '/api/auth/session', { cookie })).json()
    expect(Object.keys(body)).toEqual(['expires_at', 'expires_in', 'user'])
    expect(body.user).toEqual({ id, email: STAFF_EMAIL, name: 'noura' })
    expect(body.expires_in).toBeGreaterThan(3500)
    expect((await ask(origin, '/api/auth/session')).status).toBe(401)
    const call = (path: string, init: RequestInit) =>
      fetch(`${origin}/api/auth${path}`, {
        ...init,
        headers: { cookie, Origin: origin, 'Content-Type': 'application/json', ...init.headers },
      })
    const pretended = await call('/session', { headers: { Authorization: 'Bearer x' } })
    expect(pretended.status).toBe(401)
    const updated = await call('/update-user', { method: 'POST', body: '{"name":"Noura"}' })
    expect(updated.status).toBe(200)
    expect(updated.headers.getSetCookie()).not.toEqual([])
    expect(updated.headers.get('set-auth-token')).toBeNull()
  })

  test.each([
    [
      'plain HTTP',
      undefined,
      /^himaya\.session_token=[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
      /^himaya_browser=[^;]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
    ],
    [
      'TLS',
      'https://himaya.example',
      /^__Host-himaya\.session_token=[^;]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      /^__Host-himaya_browser=[^;]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
    ],
  ])('cookie over %s is closed to scripts and other hosts, as is the device cookie', async (_, publicOrigin, session, browser) => {
    const app = await testApp(publicOrigin ? { PUBLIC_ORIGIN: publicOrigin } : {})
    const origin = await serve(app)
    await newStaff(app)
    const answer = await fetch(`${origin}/admin/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: publicOrigin ?? origin },
      body: new URLSearchParams({ email: STAFF_EMAIL, password: STAFF_PASSWORD }),
    })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(session),
      expect.stringMatching(browser),
    ])
  })
})

/** Returns every route under routes/admin that requires a session, with parameters filled in. */
async function adminRoutes() {
  const routes = await builtRoutes()
  return routes.filter(
    ({ id, path }) =>
      id.startsWith('routes/admin/') && id !== 'routes/admin/layout' && !ENTRANCES.includes(path),
  )
}

function requestsOf(id: string, path: string): [method: string, address: string][] {
  const only = `?_routes=${encodeURIComponent(id)}`
  return [
    ['GET', path],
    ['HEAD', path],
    ['GET', `${path}.data`],
    ['GET', `${path}.data${only}`],
    ['POST', path],
    ['POST', `${path}.data`],
    ['POST', `${path}.data${only}`],
  ]
}

function ask(origin: string, path: string, { method = 'GET', cookie = '' } = {}) {
  return fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: { Origin: origin, cookie, 'X-Forwarded-For': '192.0.2.1' },
    ...(method === 'POST' ? { body: new URLSearchParams({ intent: 'none' }) } : {}),
  })
}

/** Returns the redirect target, from the header or the router's data format. */
async function whereTo(answer: Response): Promise<string> {
  const data = /"redirect","([^"]+)"/.exec(await answer.text())
  return answer.headers.get('location') ?? data?.[1] ?? `nowhere (${answer.status})`
}

async function submit(origin: string, fields = {}, search = '', address = '192.0.2.1') {
  const answer = await fetch(`${origin}/admin/login${search}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, 'X-Forwarded-For': address },
    body: new URLSearchParams({ email: STAFF_EMAIL, password: STAFF_PASSWORD, ...fields }),
  })
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookie: cookiesOf(answer),
    text: visibleText(await answer.text()),
  }
}

/** Creates a site with one staff account and the device cookie of a browser that has signed in and out. */
async function siteWithBrowser() {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  await newStaff(app)
  return { app, origin, browser: browserOf(await signIn(origin)) }
}

/** Returns the device cookie from a Cookie header. */
function browserOf(cookies: string): string {
  return cookies.split('; ').find((cookie) => /^(__Host-)?himaya_browser=/.test(cookie)) ?? ''
}

/** Calls /api/auth from a unique address. */
function call(origin: string, path: string, fields: object, { cookie = '' } = {}) {
  return fetch(`${origin}/api/auth${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.51.100.${++calls % 256}`,
      cookie,
    },
    body: JSON.stringify(fields),
  })
}

async function passwordStatus(origin: string, cookie: string): Promise<number> {
  return (await call(origin, '/sign-in/email', GOOD, { cookie })).status
}

/** Consumes all places of the account and expects the next call to be rejected. */
async function useUp(
  origin: string,
  path: string,
  fields: object,
  status: number,
  places: number,
  cookie = '',
): Promise<void> {
  const named = { email: STAFF_EMAIL, ...fields }
  for (let n = 0; n < places; n++) {
    expect((await call(origin, path, named, { cookie })).status).toBe(status)
  }
  expect((await call(origin, path, named, { cookie })).status).toBe(429)
}

async function leave(app: App, seconds: number): Promise<void> {
  await app.db.update(sessions).set({ expiresAt: sql`now() + make_interval(secs => ${seconds})` })
}

async function secondsLeft(app: App): Promise<number> {
  const [session] = await app.db
    .select({ left: sql<number>`extract(epoch from expires_at - now())::float` })
    .from(sessions)
  return session?.left ?? 0
}
