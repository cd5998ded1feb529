import { expect, test } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import { sessions, twoFactors } from '#database/schema/accounts.ts'
import { testApp } from '../support/app.ts'
import { mailedCode } from '../support/mailed-code.ts'
import { serve } from '../support/site.ts'
import { cookiesOf, newStaff, STAFF_EMAIL, STAFF_PASSWORD, signIn } from '../support/staff.ts'
import { totpOf } from '../support/totp.ts'

const GOOD = { email: STAFF_EMAIL, password: STAFF_PASSWORD }
/** Below the account's guess limit, so that the limit does not reject the others. */
const AT_ONCE = 6

test('a refresh token sent several times concurrently gives one valid new pair', async () => {
  const { call } = await house()
  let { body } = await call('/token', { grant_type: 'password', ...GOOD })
  for (let round = 0; round < 10; round++) {
    const grant = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
    const answers = await atOnce(() => call('/token', grant))
    const [given, ...others] = answers.filter(({ status }) => status === 200)
    expect(others).toEqual([])
    expect(given?.body.refresh_token).toBeTypeOf('string')
    body = given?.body ?? {}
  }
})

test('a mailed code sent several times concurrently signs in once', async () => {
  const { app, call } = await house()
  const asked = { email: STAFF_EMAIL, type: 'sign-in' }
  const { cookie } = await call('/email-otp/send-verification-otp', asked)
  const otp = await mailedCode(app, STAFF_EMAIL)
  const entered = { email: STAFF_EMAIL, otp }
  const answers = await atOnce(() => call('/sign-in/email-otp', entered, cookie))
  expect(good(answers)).toBe(1)
  expect(await app.db.$count(sessions)).toBe(1)
})

test('a mailed code sent several times concurrently sets one new password', async () => {
  const { app, call } = await house()
  const { cookie } = await call('/email-otp/request-password-reset', { email: STAFF_EMAIL })
  const otp = await mailedCode(app, STAFF_EMAIL)
  const passwords = Array.from({ length: AT_ONCE }, (_, n) => `walnut-harbour-kettle-${n}`)
  const answers = await Promise.all(
    passwords.map((password) =>
      call('/email-otp/reset-password', { email: STAFF_EMAIL, otp, password }, cookie),
    ),
  )
  expect(good(answers)).toBe(1)
  const password = passwords[answers.findIndex(({ status }) => status === 200)]
  expect((await call('/sign-in/email', { ...GOOD, password })).status).toBe(200)
})

test.each([
  ['of the authenticator', '/two-factor/verify-totp', ({ uri }: Factor) => totpOf(uri)],
  [
    'from the backup codes',
    '/two-factor/verify-backup-code',
    ({ backupCodes }: Factor) => backupCodes[0] ?? '',
  ],
])('a code %s sent several times concurrently after the right password signs in once', async (_, path, codeOf) => {
  const { app, origin, call } = await house()
  const code = codeOf(await enrol(origin, call))
  const before = await app.db.$count(sessions)
  const challenges = await atOnce(() => call('/sign-in/email', GOOD))
  const answers = await Promise.all(challenges.map(({ cookie }) => call(path, { code }, cookie)))
  expect(good(answers)).toBe(1)
  expect(await app.db.$count(sessions)).toBe(before + 1)
})

test('an authenticator set up several times concurrently is one that works', async () => {
  const { app, origin, call } = await house()
  const cookie = await signIn(origin)
  const asked = { password: STAFF_PASSWORD }
  const answers = await atOnce(() => call('/two-factor/enable', asked, cookie))
  expect(good(answers)).toBe(AT_ONCE)
  expect(await app.db.$count(twoFactors)).toBe(1)
  const verified: string[] = []
  for (const uri of answers.map(({ body }) => String(body.totpURI))) {
    const { status } = await call('/two-factor/verify-totp', { code: totpOf(uri) }, cookie)
    if (status === 200) verified.push(uri)
  }
  expect(verified).toHaveLength(1)
  const challenge = await call('/sign-in/email', GOOD)
  const code = totpOf(verified[0] ?? '')
  expect((await call('/two-factor/verify-totp', { code }, challenge.cookie)).status).toBe(200)
})

type Json = Record<string, unknown>
type Answer = { status: number; body: Json; cookie: string }
type Call = (path: string, fields: Json, cookie?: string) => Promise<Answer>
type Factor = { uri: string; backupCodes: string[] }

const good = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length

function atOnce<Result>(ask: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, ask))
}

/** Creates a site with one staff account. Every call has its own address. */
async function house(): Promise<{ app: App; origin: string; call: Call }> {
  const app = await testApp({ TRUSTED_PROXY_HOPS: '1' })
  const origin = await serve(app)
  await newStaff(app)
  let calls = 0
  const call: Call = async (path, fields, cookie = '') => {
    const answer = await fetch(`${origin}/api/auth${path}`, {
      method: 'POST',
      headers: {
        Cookie: cookie,
        'Content-Type': 'application/json',
        'X-Forwarded-For': `198.51.100.${++calls}`,
      },
      body: JSON.stringify(fields),
    })
    const body = (await answer.json()) as Json | null
    return { status: answer.status, body: body ?? {}, cookie: cookiesOf(answer) }
  }
  return { app, origin, call }
}

/** Sets up a second factor. */
async function enrol(origin: string, call: Call): Promise<Factor> {
  const cookie = await signIn(origin)
  const { body } = await call('/two-factor/enable', { password: STAFF_PASSWORD }, cookie)
  const uri = String(body.totpURI)
  const { status } = await call('/two-factor/verify-totp', { code: totpOf(uri) }, cookie)
  expect(status).toBe(200)
  return { uri, backupCodes: body.backupCodes as string[] }
}
