import { describe, expect, test } from 'vitest'
import { systemClock } from '#app/platform/clock.server.ts'
import { testApp } from '../support/app.ts'
import { mailedCode } from '../support/mailed-code.ts'
import { serve } from '../support/site.ts'
import { cookiesOf, newStaff, STAFF_EMAIL, STAFF_PASSWORD } from '../support/staff.ts'

const NOBODY = 'nobody@waha.example'
/** Headers that are unique to each response. */
const OWN_TO_EACH = new Set(['date', 'x-request-id', 'content-security-policy'])

const ASK = '/email-otp/send-verification-otp'
const RESET = '/email-otp/reset-password'
const PASSWORD = { password: 'walnut-harbour-kettle-3' }
/** How each kind of code is requested and entered. */
const KINDS: [enter: string, more: object, ask: string, purpose: object][] = [
  ['/sign-in/email-otp', {}, ASK, { type: 'sign-in' }],
  [RESET, PASSWORD, '/email-otp/request-password-reset', {}],
  ['/email-otp/verify-email', {}, ASK, { type: 'email-verification' }],
]

describe.each(KINDS)('a code for %s', (path, more, ask, purpose) => {
  test('is valid in the browser that requested it, in any process, and wrong elsewhere', async () => {
    const { call, code } = await house()
    const first = await call(ask, { email: STAFF_EMAIL, ...purpose })
    const otp = await code()
    const another = await call(ask, { email: STAFF_EMAIL, ...purpose })
    const ofNobody = await call(ask, { email: NOBODY, ...purpose })
    const enter = (code: string, cookie: string) =>
      call(path, { email: STAFF_EMAIL, otp: code, ...more }, cookie)
    const wrong = await enter('00000000', first.cookie)
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' }, cookie: '' })
    const [name, value = ''] = first.cookie.split('=')
    for (const cookie of [
      '',
      `${name}=`,
      `${name}=x`,
      `${name}=${value.slice(0, -4)}AAAA`,
      another.cookie,
      ofNobody.cookie,
    ]) {
      expect([cookie, await enter(otp, cookie)]).toEqual([cookie, wrong])
    }
    expect((await enter(otp, first.cookie)).status).toBe(200)
    expect((await enter(otp, first.cookie)).status).toBe(400)
  })

  test('is requested with an HttpOnly cookie, the same with and without an account', async () => {
    const { call } = await house()
    for (const email of [STAFF_EMAIL, NOBODY]) {
      const { setCookies } = await call(ask, { email, ...purpose })
      expect(setCookies).toEqual([
        expect.stringMatching(/^himaya_code=[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/),
      ])
    }
  })
})

test('a mailed code is not affected by guesses and requests of strangers', async () => {
  const { call, code, ask } = await house()
  const mine = await ask()
  const otp = await code()
  const enter = (code: string, cookie = '') =>
    call('/sign-in/email-otp', { email: STAFF_EMAIL, otp: code }, cookie)
  for (let mail = 0; mail < 4; mail++) {
    const theirs = await ask()
    for (let n = 0; n < 3; n++) expect((await enter('00000000', theirs.cookie)).status).toBe(400)
  }
  expect((await ask()).status).toBe(429)
  for (let n = 0; n < 10; n++) expect((await enter('00000000')).status).toBe(400)
  expect((await enter('00000000')).status).toBe(429)
  expect((await enter(otp, mine.cookie)).status).toBe(200)
})

describe('the cookie of a code', () => {
  test('allows three attempts', async () => {
    const { call, code, ask } = await house()
    const { cookie } = await ask()
    const otp = await code()
    const enter = (code: string) =>
      call('/sign-in/email-otp', { email: STAFF_EMAIL, otp: code }, cookie)
    for (let n = 0; n < 3; n++) await enter('00000000')
    expect((await enter(otp)).status).toBe(400)
  })

  test('has its own limit of ten for codes, and none for passwords or other accounts', async () => {
    const { call, ask } = await house()
    const [mine, ofNobody] = [await ask(), await ask(NOBODY)]
    const wrong = { email: STAFF_EMAIL, password: 'wrong' }
    for (let n = 0; n < 10; n++) await call('/sign-in/email', wrong)
    const right = { email: STAFF_EMAIL, password: STAFF_PASSWORD }
    expect((await call('/sign-in/email', right, mine.cookie)).status).toBe(429)
    const guess = { email: STAFF_EMAIL, otp: '00000000' }
    const guessWith = async (cookie: string) =>
      (await call('/sign-in/email-otp', guess, cookie)).status
    expect([await guessWith(''), await guessWith(ofNobody.cookie)]).toEqual([429, 429])
    for (let n = 0; n < 10; n++) expect(await guessWith(mine.cookie)).toBe(400)
    expect(await guessWith(mine.cookie)).toBe(429)
  })

  test('is invalid after ten minutes, whatever happens to the code', async () => {
    const { apps, call, code, ask } = await house()
    const { cookie } = await ask()
    const otp = await code()
    const enterAfter = async (minutes: number) => {
      const now = () => new Date(systemClock.now().getTime() + minutes * 60_000)
      for (const app of apps) app.clock = { now }
      return (await call('/sign-in/email-otp', { email: STAFF_EMAIL, otp }, cookie)).status
    }
    expect(await enterAfter(10)).toBe(400)
    expect(await enterAfter(9)).toBe(200)
  })
})

type Answer = {
  status: number
  body: unknown
  headers: [name: string, value: string][]
  cookie: string
  setCookies: string[]
}

/**
 * Creates a site of two processes, used alternately, with one staff account. Every call has its own address.
 */
async function house() {
  const app = await testApp({ TRUSTED_PROXY_HOPS: '1' })
  const apps = [app, { ...app }]
  const origins = await Promise.all(apps.map((each) => serve(each)))
  await newStaff(app)
  let calls = 0
  async function call(path: string, fields: object, cookie = ''): Promise<Answer> {
    const answer = await fetch(`${origins[++calls % 2]}/api/auth${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `198.51.100.${calls}`,
        cookie,
      },
      body: JSON.stringify(fields),
    })
    return {
      status: answer.status,
      body: await answer.json(),
      headers: [...answer.headers].filter(([name]) => !OWN_TO_EACH.has(name)),
      cookie: cookiesOf(answer),
      setCookies: answer.headers.getSetCookie(),
    }
  }
  return {
    apps,
    call,
    ask: (email = STAFF_EMAIL) => call(ASK, { email, type: 'sign-in' }),
    code: () => mailedCode(app, STAFF_EMAIL),
  }
}
