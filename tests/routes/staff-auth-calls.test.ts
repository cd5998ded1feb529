import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { reencrypt } from '#app/features/privacy/reencrypt.server.ts'
import { addStaff } from '#app/features/staff-access/accounts/add-staff.server.ts'
import { logNameOf } from '#app/features/staff-access/accounts/log-name.server.ts'
import { authOf } from '#app/features/staff-access/auth/auth.server.ts'
import { CALLS } from '#app/features/staff-access/auth/calls.server.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Log } from '#app/platform/log.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { mailsOf } from '#app/platform/mail/outbox.server.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { accounts, sessions, users, verifications } from '#database/schema/accounts.ts'
import { testApp } from '../support/app.ts'
import { mailedCode } from '../support/mailed-code.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../support/openid-provider.ts'
import { recordedLog } from '../support/recorded-log.ts'
import { serve } from '../support/site.ts'
import { cookiesOf, newStaff, STAFF_EMAIL, STAFF_PASSWORD, signIn } from '../support/staff.ts'
import { totpOf } from '../support/totp.ts'

const NEW_PASSWORD = 'walnut-harbour-kettle-3'
const GOOD = { email: STAFF_EMAIL, password: STAFF_PASSWORD }
const GRANT = { grant_type: 'password', ...GOOD }
/** A provider's claim of multi-factor sign-in, accepted for an account with a second factor. */
const SEVERAL_FACTORS = { amr: ['mfa'] }

/** Headers that are unique to each response. */
const OWN_TO_EACH = new Set(['date', 'x-request-id'])

/** Parameters that start a sign-in through the OpenID provider. */
const social = { provider: 'oidc', callbackURL: '/admin', disableRedirect: true }

type Json = Record<string, unknown>
type Answer = { status: number; body: Json; cookie: string; headers: Headers }
type House = {
  app: App
  origin: string
  /** Calls an endpoint under /api/auth. */
  call(method: 'GET' | 'POST', path: string, fields?: Json, headers?: HeadersInit): Promise<Answer>
  /** The staff account's second factor, if set up. Each backup code is valid once: remove it after use. */
  secondFactor: { uri: string; backupCodes: string[] } | null
}

type Check = (house: House) => Promise<void>

/**
 * Checks for each row of the table in docs/auth.md, in its order: for an account with and without a second
 * factor.
 */
const ROWS: Record<string, Check | { without: Check; having: Check }> = {
  'sign in with e-mail and password': async (house) => {
    const { call, secondFactor } = house
    if (secondFactor) {
      await isAskedForSecondStep(house, '/sign-in/email', GOOD)
    } else {
      const right = await call('POST', '/sign-in/email', GOOD)
      expect(right.status).toBe(200)
      expect(right.body.user).toMatchObject({ email: STAFF_EMAIL })
    }
    expect((await call('POST', '/sign-in/email', { ...GOOD, password: 'no' })).status).toBe(401)
  },
  'get the current session': async (house) => {
    const { call } = house
    const cookie = await cookieOf(house)
    expect((await call('GET', '/session', undefined, { cookie })).status).toBe(200)
    expect((await call('GET', '/session')).status).toBe(401)
  },
  '`POST /signup`': async ({ app, call }) => {
    const answer = await call('POST', '/sign-up/email', {
      email: 'new@waha.example',
      password: NEW_PASSWORD,
      name: 'New',
    })
    expect(answer.status).toBe(400)
    expect(await app.db.$count(users)).toBe(1)
  },
  '`POST /token`, grant `password`': async (house) => {
    const { call, secondFactor } = house
    if (secondFactor) {
      const cookie = await isAskedForSecondStep(house, '/token', GRANT)
      const code = { code: totpOf(secondFactor.uri) }
      const verified = await call('POST', '/two-factor/verify-totp', code, { cookie })
      const token = { access_token: verified.headers.get('set-auth-token') }
      const session = await call('GET', '/session', undefined, bearer(token))
      expect(session.body).toMatchObject({ token_type: 'bearer', user: { email: STAFF_EMAIL } })
    } else {
      const { status, body } = await call('POST', '/token', GRANT)
      expect(status).toBe(200)
      expect(Object.keys(body).sort()).toEqual(
        ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'user'].sort(),
      )
      expect((await call('GET', '/session', undefined, bearer(body))).body).toMatchObject({
        access_token: body.access_token,
        token_type: 'bearer',
      })
    }
    expect((await call('POST', '/token', { ...GRANT, password: 'no' })).status).toBe(401)
  },
  '`POST /token`, grant `refresh_token`': async (house) => {
    const { call } = house
    const first = await tokensOf(house)
    const grant = { grant_type: 'refresh_token', refresh_token: first.refresh_token }
    const second = await call('POST', '/token', grant)
    expect(second.status).toBe(200)
    expect((await call('GET', '/session', undefined, bearer(second.body))).status).toBe(200)
    expect((await call('GET', '/session', undefined, bearer(first))).status).toBe(401)
    expect(await call('POST', '/token', grant)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
  },
  '`POST /token`, grant `pkce`': (house) =>
    byConfiguration(house, '/callback/oidc', 'GET', async ({ call, secondFactor }, provider) => {
      const comeBack = async (claims: Json) => {
        const begun = await call('POST', '/sign-in/social', social)
        const code = provider.consent(String(begun.body.url), STAFF_EMAIL, claims)
        const { searchParams } = new URL(String(begun.body.url))
        const query = new URLSearchParams({ code, state: searchParams.get('state') ?? '' })
        return call('GET', `/callback/oidc?${query}`, undefined, { cookie: begun.cookie })
      }
      if (secondFactor) expect((await comeBack({})).cookie).not.toContain('session_token=')
      const back = await comeBack(secondFactor ? SEVERAL_FACTORS : {})
      expect(back.status).toBe(302)
      expect(back.headers.get('location')).toMatch(/\/admin$/)
      expect(back.cookie).toContain('himaya_browser=')
      expect((await call('GET', '/session', undefined, { cookie: back.cookie })).status).toBe(200)
    }),
  '`POST /token`, grant `id_token`': (house) =>
    byConfiguration(house, '/sign-in/social', 'POST', async ({ call, secondFactor }, provider) => {
      const signInWith = (email: string, nonce: string, claims: Json = {}) => {
        const idToken = { token: provider.idToken(email, nonce, claims), nonce: 'once' }
        return call('POST', '/sign-in/social', { provider: 'oidc', idToken })
      }
      expect(await signInWith(STAFF_EMAIL, 'once')).toMatchObject(
        secondFactor ? { status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } } : { status: 200 },
      )
      expect((await signInWith(STAFF_EMAIL, 'once', SEVERAL_FACTORS)).status).toBe(200)
      expect((await signInWith(STAFF_EMAIL, 'twice', SEVERAL_FACTORS)).status).toBe(401)
      expect((await signInWith('new@waha.example', 'once', SEVERAL_FACTORS)).status).toBe(401)
    }),
  '`POST /otp`': async ({ app, call }) => {
    const ask = (email: string) =>
      call('POST', '/email-otp/send-verification-otp', { email, type: 'sign-in' })
    const [known, unknown] = [await ask(STAFF_EMAIL), await ask('nobody@waha.example')]
    expect(known.body).toEqual(unknown.body)
    expect(await mailedCode(app, STAFF_EMAIL)).toMatch(/^\d{8}$/)
    expect(await mailsOf(outboxOf(app.env), 'nobody@waha.example')).toEqual([])
  },
  '`POST /verify`': async ({ app, call, secondFactor }) => {
    const asked = { email: STAFF_EMAIL, type: 'sign-in' }
    const { cookie } = await call('POST', '/email-otp/send-verification-otp', asked)
    const otp = await mailedCode(app, STAFF_EMAIL)
    const verify = (code: string) =>
      call('POST', '/sign-in/email-otp', { email: STAFF_EMAIL, otp: code }, { cookie })
    expect((await verify('00000000')).status).toBe(400)
    const right = await verify(otp)
    expect([right.status, right.body.code, right.headers.has('set-auth-token')]).toEqual(
      secondFactor ? [403, 'SECOND_FACTOR_REQUIRED', false] : [200, undefined, true],
    )
    expect((await verify(otp)).status).toBe(400)
    const wrong = { email: STAFF_EMAIL, otp }
    expect((await call('POST', '/email-otp/verify-email', wrong, { cookie })).status).toBe(400)
  },
  '`POST /sso`': (house) =>
    byConfiguration(house, '/sign-in/social', 'POST', async ({ call }, provider) => {
      const { status, body } = await call('POST', '/sign-in/social', social)
      expect(status).toBe(200)
      expect(String(body.url)).toContain(`${provider.issuer}/authorize?`)
    }),
  '`POST /recover`': async (house) => {
    const { app, call, secondFactor } = house
    const cookie = await cookieOf(house)
    const ask = (email: string) => call('POST', '/email-otp/request-password-reset', { email })
    const [asked, strangers] = [await ask(STAFF_EMAIL), await ask('nobody@waha.example')]
    expect(asked.body).toEqual(strangers.body)
    const otp = await mailedCode(app, STAFF_EMAIL)
    const reset = (password: string) =>
      call(
        'POST',
        '/email-otp/reset-password',
        { email: STAFF_EMAIL, otp, password },
        { cookie: asked.cookie },
      )
    expect((await reset('Sunshine2026!')).body).toEqual({ code: 'PASSWORD_COMMON' })
    expect((await reset(NEW_PASSWORD)).status).toBe(200)
    expect((await call('GET', '/session', undefined, { cookie })).status).toBe(401)
    expect((await call('POST', '/sign-in/email', GOOD)).status).toBe(401)
    const fresh = await call('POST', '/sign-in/email', { ...GOOD, password: NEW_PASSWORD })
    expect(fresh.status).toBe(200)
    expect(fresh.body.twoFactorRedirect === true).toBe(secondFactor !== null)
  },
  '`POST /resend`': async ({ app, call }) => {
    const ask = () =>
      call('POST', '/email-otp/send-verification-otp', { email: STAFF_EMAIL, type: 'sign-in' })
    for (let n = 0; n < 5; n++) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    await expect.poll(() => mailsOf(outboxOf(app.env), STAFF_EMAIL)).toHaveLength(5)
  },
  '`GET /reauthenticate`': async (house) => {
    const { call } = house
    const cookie = await cookieOf(house)
    const verify = (password: string) => call('POST', '/verify-password', { password }, { cookie })
    expect((await verify(STAFF_PASSWORD)).status).toBe(200)
    expect((await verify('no')).status).toBe(400)
  },
  '`GET /user`': async (house) => {
    const { call } = house
    const cookie = await cookieOf(house)
    const { body } = await call('GET', '/session', undefined, { cookie })
    expect(body.user).toMatchObject({ email: STAFF_EMAIL })
  },
  '`PUT /user`': async (house) => {
    const { app, call } = house
    const cookie = await cookieOf(house)
    const other = await cookieOf(house)
    expect((await call('POST', '/update-user', { name: 'Noura' }, { cookie })).status).toBe(200)
    expect((await app.db.select().from(users))[0]?.name).toBe('Noura')
    const change = (newPassword: string) =>
      call(
        'POST',
        '/change-password',
        { currentPassword: STAFF_PASSWORD, newPassword, revokeOtherSessions: true },
        { cookie },
      )
    const unproven = { currentPassword: 'not the old one', newPassword: NEW_PASSWORD }
    expect((await call('POST', '/change-password', unproven, { cookie })).status).toBe(400)
    expect((await change('noura-at-the-oasis-1')).body).toEqual({ code: 'PASSWORD_PERSONAL' })
    expect((await change(NEW_PASSWORD)).status).toBe(200)
    expect((await call('GET', '/session', undefined, { cookie: other })).status).toBe(401)
  },
  '`GET /authorize`': (house) =>
    byConfiguration(house, '/sign-in/social', 'POST', async ({ call }) => {
      const { searchParams } = new URL(
        String((await call('POST', '/sign-in/social', social)).body.url),
      )
      expect(searchParams.get('code_challenge_method')).toBe('S256')
      expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
      expect(searchParams.get('nonce')).toBeTruthy()
    }),
  '`GET /user/identities/authorize`': (house) =>
    byConfiguration(house, '/link-social', 'POST', async (house, provider) => {
      const { call } = house
      expect((await call('POST', '/link-social', social)).status).toBe(401)
      const cookie = await cookieOf(house)
      const link = (fields: Json) =>
        call('POST', '/link-social', { ...social, ...fields }, { cookie })
      for (const password of [undefined, 'no', ['']]) {
        expect((await link({ password })).status).toBe(400)
      }
      const { status, body } = await link({ password: STAFF_PASSWORD })
      expect(status).toBe(200)
      expect(String(body.url)).toContain(`${provider.issuer}/authorize?`)
    }),
  '`DELETE /user/identities/{id}`': (house) =>
    byConfiguration(house, '/unlink-account', 'POST', async (house, provider) => {
      const { app, call } = house
      const token = provider.idToken(STAFF_EMAIL, 'once', SEVERAL_FACTORS)
      await call('POST', '/sign-in/social', { provider: 'oidc', idToken: { token, nonce: 'once' } })
      expect(await app.db.$count(accounts)).toBe(2)
      const cookie = await cookieOf(house)
      const listed = await call('GET', '/list-accounts', undefined, { cookie })
      const identity = Object.values(listed.body as Record<string, Json>).find(
        ({ providerId }) => providerId === 'oidc',
      )
      const unlink = (fields: Json) =>
        call('POST', '/unlink-account', { accountId: identity?.id, ...fields }, { cookie })
      for (const password of [undefined, 'no']) {
        expect((await unlink({ password })).status).toBe(400)
      }
      expect(await app.db.$count(accounts)).toBe(2)
      expect((await unlink({ password: STAFF_PASSWORD })).status).toBe(200)
      expect(await app.db.$count(accounts)).toBe(1)
    }),
  '`POST /factors`': {
    without: async (house) => {
      const { call } = house
      const cookie = await cookieOf(house)
      const post = (path: string, password: string) =>
        call('POST', `/two-factor/${path}`, { password }, { cookie })
      expect((await post('generate-backup-codes', STAFF_PASSWORD)).status).toBe(400)
      expect((await post('enable', 'no')).status).toBe(400)
      const { status, body } = await post('enable', STAFF_PASSWORD)
      expect(status).toBe(200)
      expect(body.totpURI).toMatch(/^otpauth:\/\/totp\/Himaya/)
      expect(body.backupCodes).toHaveLength(10)
      expect((await call('POST', '/sign-in/email', GOOD)).body.user).toBeTruthy()
    },
    having: async (house) => {
      const before = [...(house.secondFactor?.backupCodes ?? [])]
      const cookie = await cookieOf(house)
      const post = (path: string) =>
        house.call('POST', `/two-factor/${path}`, { password: STAFF_PASSWORD }, { cookie })
      expect(await post('enable')).toMatchObject({ status: 400 })
      const renewed = await post('generate-backup-codes')
      expect(renewed.body.backupCodes).toHaveLength(10)
      expect(renewed.body.backupCodes).not.toEqual(before)
    },
  },
  '`POST /factors/{id}/challenge`': async (house) => {
    if (house.secondFactor) await isAskedForSecondStep(house, '/sign-in/email', GOOD)
    else {
      const { body } = await house.call('POST', '/sign-in/email', GOOD)
      expect(body).not.toHaveProperty('twoFactorRedirect')
    }
  },
  '`POST /factors/{id}/verify`': async (house) => {
    const { uri = '', backupCodes = [] } = house.secondFactor ?? {}
    const challenge = async () => ({
      cookie: (await house.call('POST', '/sign-in/email', GOOD)).cookie,
    })
    const verify = (kind: string, code: string, at: HeadersInit) =>
      house.call('POST', `/two-factor/verify-${kind}`, { code }, at)
    if (!house.secondFactor) {
      for (const at of [await challenge(), {}]) {
        for (const kind of ['totp', 'backup-code']) {
          expect((await verify(kind, '000000', at)).status).toBeGreaterThanOrEqual(400)
        }
      }
      return
    }
    const headers = await challenge()
    expect((await verify('totp', '000000', headers)).status).toBe(401)
    const right = await verify('totp', totpOf(uri), headers)
    expect(right.status).toBe(200)
    expect(right.headers.has('set-auth-token')).toBe(true)
    expect((await house.call('GET', '/session', undefined, { cookie: right.cookie })).status).toBe(
      200,
    )
    const [backup = ''] = backupCodes
    expect((await verify('backup-code', backup, await challenge())).status).toBe(200)
    expect((await verify('backup-code', backup, await challenge())).status).toBe(401)
  },
  '`DELETE /factors/{id}`': async (house) => {
    const disable = async (at: House) => {
      const cookie = await cookieOf(at)
      return at.call('POST', '/two-factor/disable', { password: STAFF_PASSWORD }, { cookie })
    }
    expect((await disable(house)).status).toBe(200)
    expect((await house.call('POST', '/sign-in/email', GOOD)).body.user).toBeTruthy()
    const strict = await openHouse({ STAFF_REQUIRE_TOTP: 'true' })
    expect(
      await disable(house.secondFactor ? await havingSecondFactor(strict) : strict),
    ).toMatchObject({
      status: 403,
      body: { code: 'TOTP_REQUIRED' },
    })
  },
  'sign out': async (house) => {
    const { app, call } = house
    await app.db.delete(sessions)
    const [first, second, third] = [
      await cookieOf(house),
      await cookieOf(house),
      await cookieOf(house),
    ]
    expect((await call('POST', '/sign-out', {}, { cookie: first })).status).toBe(200)
    expect((await call('GET', '/session', undefined, { cookie: first })).status).toBe(401)
    expect((await call('GET', '/session', undefined, { cookie: second })).status).toBe(200)
    expect((await call('POST', '/revoke-sessions', {}, { cookie: third })).status).toBe(200)
    expect(await app.db.$count(sessions)).toBe(0)
  },
}

describe.each(Object.entries(ROWS))('%s', (_, row) => {
  const { without, having } = typeof row === 'function' ? { without: row, having: row } : row

  test('without a second factor', async () => {
    await without(await openHouse())
  })

  test('with a second factor', async () => {
    await having(await havingSecondFactor(await openHouse()))
  })
})

test('the table has exactly these rows and names every call', async () => {
  const page = await readFile(new URL('../../docs/auth.md', import.meta.url), 'utf8')
  const written = [
    ...page.matchAll(/^\| (?!call of|---)(.+?) \| .+ \| (?:on|by configuration|refused) \|$/gm),
  ]
  expect(written.map(([, row]) => row)).toEqual(Object.keys(ROWS))
  const table = written.map(([line]) => line).join('\n')
  expect(Object.keys(CALLS).filter((call) => !table.includes(`\`${call}\``))).toEqual([])
})

test('other endpoints of the library do not exist', async () => {
  const { call } = await openHouse()
  for (const path of ['/get-session', '/list-sessions', '/ok', '/error', '/reset-password/x']) {
    expect((await call('GET', path)).status).toBe(404)
  }
  for (const path of [
    '/delete-user',
    '/revoke-other-sessions',
    '/two-factor/send-otp',
    '/email-otp/change-email',
  ]) {
    expect((await call('POST', path, {})).status).toBe(404)
  }
})

describe('no call bypasses the second factor', () => {
  test.each([
    'totp',
    'backup-code',
  ])('a device is not trusted with the password alone after verify-%s', async (kind) => {
    const house = await openHouse()
    const { uri, backupCodes } = await enrol(house)
    const { cookie } = await house.call('POST', '/sign-in/email', GOOD)
    const code = kind === 'totp' ? totpOf(uri) : backupCodes[0]
    const fields = { code, trustDevice: true }
    const verified = await house.call('POST', `/two-factor/verify-${kind}`, fields, { cookie })
    expect(verified.status).toBe(200)
    expect(verified.cookie).not.toContain('trust')
    expect(await isAskedForCode(house, verified.cookie)).toBe(true)
  })

  test("the library's trusted-device cookie is ignored", async () => {
    const house = await openHouse()
    const { uri } = await enrol(house)
    const { cookie } = await house.call('POST', '/sign-in/email', GOOD)
    const { api } = await authOf(house.app)
    const { headers } = await api.verifyTOTP({
      body: { code: totpOf(uri), trustDevice: true },
      headers: new Headers({ cookie }),
      returnHeaders: true,
    })
    const trusted = headers.getSetCookie().find((set) => set.includes('trust_device')) ?? ''
    expect(await isAskedForCode(house, trusted.split(';')[0] ?? '')).toBe(true)
  })

  test('an authenticator code that was used to sign in is rejected afterwards, whatever the cookie', async () => {
    const house = await openHouse()
    const { uri } = await enrol(house)
    await newStaff(house.app, 'salem@waha.example')
    const strangers = await signIn(house.origin, { email: 'salem@waha.example' })
    const code = totpOf(uri)
    const enter = async (more: string) => {
      const { cookie } = await house.call('POST', '/sign-in/email', GOOD)
      const headers = { cookie: `${more}; ${cookie}` }
      return (await house.call('POST', '/two-factor/verify-totp', { code }, headers)).status
    }
    expect(await enter('x=1')).toBe(200)
    for (const more of [
      'x.session_token=1',
      'himaya.session_token=',
      'himaya.session_token=abc.def',
      strangers,
      strangers.replace('=', ' ='),
    ]) {
      expect([more, await enter(more)]).not.toEqual([more, 200])
    }
  })
})

describe('a session', () => {
  test('lasts an hour also without "remember me"', async () => {
    const { call } = await openHouse()
    const { cookie } = await call('POST', '/sign-in/email', { ...GOOD, rememberMe: false })
    const { body } = await call('GET', '/session', undefined, { cookie })
    expect(body.expires_in).toBeLessThanOrEqual(3600)
  })

  test('reports the expiry twelve hours after signing in, also when renewed', async () => {
    const { app, call } = await openHouse()
    const { body } = await call('POST', '/token', { grant_type: 'password', ...GOOD })
    await app.db.update(sessions).set({ createdAt: sql`now() - interval '11 hours 50 minutes'` })
    const asked = (await call('GET', '/session', undefined, bearer(body))).body
    const grant = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
    const renewed = (await call('POST', '/token', grant)).body
    for (const { expires_in, expires_at } of [asked, renewed]) {
      expect(expires_in).toBeGreaterThan(500)
      expect(expires_in).toBeLessThanOrEqual(600)
      expect(Math.abs(Number(expires_at) - Date.now() / 1000 - Number(expires_in))).toBeLessThan(5)
    }
  })

  test.each([
    'cookie',
    'bearer',
  ])('older than twelve hours is invalid for any call, as %s', async (how) => {
    const { app, call } = await openHouse()
    const signedIn = await call('POST', '/sign-in/email', GOOD)
    const token = signedIn.headers.get('set-auth-token')
    const headers: HeadersInit =
      how === 'cookie' ? { cookie: signedIn.cookie } : { authorization: `Bearer ${token}` }
    const password = { password: STAFF_PASSWORD }
    const { body } = await call('POST', '/two-factor/enable', password, headers)
    const left = {
      createdAt: sql`now() - interval '12 hours'`,
      expiresAt: sql`now() + interval '50 s'`,
    }
    const [before] = await app.db.update(sessions).set(left).returning()
    const change = { currentPassword: STAFF_PASSWORD, newPassword: NEW_PASSWORD }
    const calls: Record<string, Json> = {
      '/update-user': { name: 'Noura' },
      '/verify-password': password,
      '/change-password': { ...change, revokeOtherSessions: true },
      '/two-factor/enable': password,
      '/two-factor/verify-totp': { code: totpOf(String(body.totpURI)) },
      '/two-factor/generate-backup-codes': password,
      '/two-factor/disable': password,
      '/revoke-sessions': {},
    }
    for (const [path, fields] of Object.entries(calls)) {
      const answer = await call('POST', path, fields, headers)
      expect([path, answer.status, answer.cookie]).toEqual([path, 401, ''])
    }
    expect(await app.db.select().from(sessions)).toEqual([before])
  })

  test('by cookie returns no token to scripts; a client with a token gets the next one', async () => {
    const { call } = await openHouse()
    const { headers, cookie } = await call('POST', '/sign-in/email', GOOD)
    const authorization = `Bearer ${headers.get('set-auth-token')}`
    const rename = async (by: HeadersInit) => {
      const answer = await call('POST', '/update-user', { name: 'Noura' }, by)
      return [answer.status, answer.headers.has('set-auth-token')]
    }
    expect(await rename({ cookie })).toEqual([200, false])
    expect(await rename({ cookie, authorization: 'Bearer x.y' })).toEqual([200, false])
    expect(await rename({ authorization })).toEqual([200, true])
  })
})

test('a call by cookie is answered without a token; a call with a token returns it', async () => {
  const house = await openHouse()
  const { uri, cookie, backupCodes } = await enrol(house)
  const { headers } = await signInByCode(house, uri)
  const authorization = `Bearer ${headers.get('set-auth-token')}`
  const change = { currentPassword: STAFF_PASSWORD, newPassword: STAFF_PASSWORD }
  const calls: [path: string, fields: (n: number) => Json][] = [
    ['/two-factor/verify-totp', () => ({ code: totpOf(uri) })],
    ['/two-factor/verify-backup-code', (n) => ({ code: backupCodes[n] })],
    ['/change-password', () => ({ ...change, revokeOtherSessions: false })],
    ['/sign-in/email', () => GOOD],
  ]
  for (const [path, fields] of calls) {
    const told = async (n: number, by: HeadersInit) => {
      const { status, body } = await house.call('POST', path, fields(n), by)
      return [path, status, 'token' in body]
    }
    const isSignIn = path === '/sign-in/email'
    expect(await told(0, { cookie })).toEqual([path, 200, false])
    if (!isSignIn) expect(await told(1, { authorization })).toEqual([path, 200, true])
  }
})

describe('a mailed code', () => {
  const ask = '/email-otp/send-verification-otp'
  test.each([
    ['/sign-in/email-otp', ask, { type: 'sign-in' }, {}],
    [
      '/email-otp/reset-password',
      '/email-otp/request-password-reset',
      {},
      { password: NEW_PASSWORD },
    ],
    ['/email-otp/verify-email', ask, { type: 'email-verification' }, {}],
  ])('guessed at %s is rejected the same way with and without an account, repeated or expired', async (path, asked, purpose, more) => {
    const { app, call } = await openHouse()
    const strangers = 'nobody@waha.example'
    for (const late of [false, true]) {
      const cookies = new Map<string, string>()
      for (const email of [STAFF_EMAIL, strangers]) {
        cookies.set(email, (await call('POST', asked, { email, ...purpose })).cookie)
      }
      if (late) await app.db.update(verifications).set({ expiresAt: sql`now() - interval '1 s'` })
      else expect(await app.db.$count(verifications)).toBe(1)
      for (let n = 0; n < 4; n++) {
        const guess = async (email: string) => {
          const fields = { email, otp: '00000000', ...more }
          const cookie = cookies.get(email) ?? ''
          const { status, body, headers } = await call('POST', path, fields, { cookie })
          return { status, body, headers: [...headers].filter(([name]) => !OWN_TO_EACH.has(name)) }
        }
        const atAccount = await guess(STAFF_EMAIL)
        expect(atAccount).toEqual(await guess(strangers))
        expect(atAccount).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } })
      }
    }
  })
})

test('an ID token that is altered, expired, or from or for another provider signs nobody in', async () => {
  const [provider, another] = [await startOpenIdProvider(), await startOpenIdProvider()]
  const { app, call } = await openHouse(configured(provider))
  const signInWith = async (token: string) => {
    const idToken = { token, nonce: 'once' }
    return (await call('POST', '/sign-in/social', { provider: 'oidc', idToken })).status
  }
  const right = provider.idToken(STAFF_EMAIL, 'once')
  const [head, , signature] = right.split('.')
  const [, others] = provider.idToken('salem@waha.example', 'once').split('.')
  for (const [what, token] of Object.entries({
    altered: `${head}.${others}.${signature}`,
    unsigned: right.replace(/[^.]+$/, ''),
    over: provider.idToken(STAFF_EMAIL, 'once', { exp: Math.floor(Date.now() / 1000) - 3600 }),
    'for another': provider.idToken(STAFF_EMAIL, 'once', { aud: 'another' }),
    'of another, by name': provider.idToken(STAFF_EMAIL, 'once', { iss: another.issuer }),
    'of another, by key': another.idToken(STAFF_EMAIL, 'once', { iss: provider.issuer }),
  })) {
    expect([what, await signInWith(token)]).toEqual([what, 401])
  }
  expect(await app.db.$count(sessions)).toBe(0)
  expect(await signInWith(right)).toBe(200)
})

test("the provider's answer is valid only in the browser that started the sign-in", async () => {
  const provider = await startOpenIdProvider()
  const { app, call } = await openHouse(configured(provider))
  const begin = async () => {
    const { body, cookie } = await call('POST', '/sign-in/social', social)
    const { searchParams } = new URL(String(body.url))
    const code = provider.consent(String(body.url), STAFF_EMAIL)
    const query = new URLSearchParams({ code, state: searchParams.get('state') ?? '' })
    return { path: `/callback/oidc?${query}`, cookie }
  }
  const [mine, another] = [await begin(), await begin()]
  for (const cookie of ['', another.cookie]) {
    const { headers } = await call('GET', mine.path, undefined, { cookie })
    expect(headers.getSetCookie().join()).not.toContain('session_token=')
  }
  expect(await app.db.$count(sessions)).toBe(0)
  await call('GET', another.path, undefined, { cookie: another.cookie })
  expect(await app.db.$count(sessions)).toBe(1)
})

test('a sign-in by the provider is logged once, with the account if there is one', async () => {
  const provider = await startOpenIdProvider()
  const { log, lines } = recordedLog()
  const { app, call } = await openHouse(configured(provider), log)
  for (const email of ['nobody@waha.example', STAFF_EMAIL]) {
    const { body, cookie } = await call('POST', '/sign-in/social', social)
    const { searchParams } = new URL(String(body.url))
    const code = provider.consent(String(body.url), email)
    const query = new URLSearchParams({ code, state: searchParams.get('state') ?? '' })
    await call('GET', `/callback/oidc?${query}`, undefined, { cookie })
  }
  const answers = lines().filter((line) => line.call === 'GET /callback/oidc')
  expect(answers.map(({ account }) => account)).toEqual([undefined, logNameOf(app, STAFF_EMAIL)])
})

test('a cross-site page or a typed URL starts no sign-in at the provider', async () => {
  const provider = await startOpenIdProvider()
  const { app, origin } = await openHouse(configured(provider))
  const begin = async (site: string | undefined) => {
    const answer = await fetch(`${origin}/admin/provider?next=/admin/content`, {
      redirect: 'manual',
      headers: site ? { 'Sec-Fetch-Site': site } : {},
    })
    return [answer.headers.get('location') ?? '', cookiesOf(answer)]
  }
  for (const site of ['cross-site', 'same-site', 'none', 'anything']) {
    expect(await begin(site)).toEqual(['/admin/login?next=%2Fadmin%2Fcontent', ''])
  }
  expect(await app.db.$count(verifications)).toBe(0)
  for (const site of ['same-origin', undefined]) {
    const [location, cookie] = await begin(site)
    expect(location).toContain(`${provider.issuer}/authorize?`)
    expect(cookie).toContain('state=')
  }
})

test('a provider outage does not affect sign-in by password, and the provider works again afterwards', async () => {
  const provider = await startOpenIdProvider()
  const { call, origin } = await openHouse(configured(provider))
  const begin = () => fetch(`${origin}/admin/provider`, { redirect: 'manual' })
  let begun: ReturnType<typeof begin> | undefined
  await provider.whileSilent(async (waiting) => {
    begun = begin()
    await expect.poll(waiting).toBe(1)
    expect(await signIn(origin)).toContain('session_token=')
    expect((await call('POST', '/sign-in/email', GOOD)).status).toBe(200)
  })
  expect((await begun)?.headers.get('location')).toBe('/admin/login?error=failed')
  expect((await begin()).headers.get('location')).toContain(`${provider.issuer}/authorize?`)
})

test('a provider that never answers causes no long wait', async () => {
  const provider = await startOpenIdProvider()
  const { call, origin } = await openHouse(configured(provider))
  const begin = () => fetch(`${origin}/admin/provider`, { redirect: 'manual' })
  await provider.whileSilent(async () => {
    const [begun, back] = await Promise.all([begin(), call('GET', '/callback/oidc')])
    expect(begun.headers.get('location')).toBe('/admin/login?error=failed')
    expect(back.status).toBe(503)
  })
  expect((await begin()).headers.get('location')).toContain(`${provider.issuer}/authorize?`)
})

test('a provider that stops answering during code exchange causes no long wait and no sign-in', async () => {
  const provider = await startOpenIdProvider()
  const { app, call } = await openHouse(configured(provider))
  const { body, cookie } = await call('POST', '/sign-in/social', social)
  const { searchParams } = new URL(String(body.url))
  const code = provider.consent(String(body.url), STAFF_EMAIL)
  const query = new URLSearchParams({ code, state: searchParams.get('state') ?? '' })
  await provider.whileSilent(async (waiting) => {
    const back = call('GET', `/callback/oidc?${query}`, undefined, { cookie })
    await expect.poll(waiting).toBe(1)
    expect((await back).headers.get('location')).toContain('error=')
  })
  expect(await app.db.$count(sessions)).toBe(0)
})

test('the response with tokens does not depend on cookies', async () => {
  const { app, call } = await openHouse()
  const { cookie } = await call('POST', '/sign-in/email', GOOD)
  for (const sent of [cookie, 'himaya.session_token=abc.def', 'x.session_token=']) {
    const grant = { grant_type: 'password', ...GOOD }
    const { status, body, headers } = await call('POST', '/token', grant, { cookie: sent })
    expect([status, headers.getSetCookie()]).toEqual([200, []])
    expect((await call('GET', '/session', undefined, bearer(body))).status).toBe(200)
  }
  expect((await call('GET', '/session', undefined, { cookie })).status).toBe(200)
  expect(await app.db.$count(sessions)).toBe(4)
})

test.each([
  'sara@مثال.com',
  'Sara@xn--mgbh0fb.com',
])('an address under an Arabic domain signs in as %s', async (email) => {
  const { app, call } = await openHouse()
  await addStaff(app, { email: 'sara@مثال.com', password: STAFF_PASSWORD })
  const answer = await call('POST', '/sign-in/email', { email, password: STAFF_PASSWORD })
  expect(answer.status).toBe(200)
})

test('a name has at most 100 letters', async () => {
  const { app, call, origin } = await openHouse()
  const cookie = await signIn(origin)
  const rename = (name: unknown) => call('POST', '/update-user', { name }, { cookie })
  for (const name of ['x'.repeat(101), ' ', '', 7, null, undefined]) {
    expect(await rename(name)).toMatchObject({ status: 400, body: { code: 'INVALID_NAME' } })
  }
  expect((await rename('x'.repeat(100))).status).toBe(200)
  expect((await app.db.select().from(users))[0]?.name).toBe('x'.repeat(100))
})

test('a password over our limit is rejected before it is normalised and hashed', async () => {
  const { call, origin } = await openHouse()
  const cookie = await signIn(origin)
  const password = 'xY4#'.repeat(40)
  for (const [path, fields] of [
    ['/sign-in/email', { ...GOOD, password }],
    ['/sign-in/email', { email: 'nobody@waha.example', password }],
    ['/token', { grant_type: 'password', ...GOOD, password }],
    ['/email-otp/reset-password', { email: STAFF_EMAIL, otp: '00000000', password }],
    ['/verify-password', { password }],
    ['/change-password', { currentPassword: password, newPassword: NEW_PASSWORD }],
    ['/change-password', { currentPassword: STAFF_PASSWORD, newPassword: password }],
    ['/two-factor/enable', { password }],
  ] as const) {
    const { status, body } = await call('POST', path, fields, { cookie })
    expect([path, status, body.code]).toEqual([path, 400, 'PASSWORD_TOO_LONG'])
  }
})

test('password guesses from a session have the same limit as sign-in, from any address', async () => {
  const { call, origin } = await openHouse()
  const cookie = await signIn(origin)
  const guess = () => call('POST', '/verify-password', { password: 'no' }, { cookie })
  for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(400)
  expect((await guess()).status).toBe(429)
})

test('second factor and backup codes survive key rotation', async () => {
  const [old, fresh] = [newSecretKey(), newSecretKey()]
  const before = await openHouse({ SECRET_KEY: old })
  const { uri, backupCodes } = await enrol(before)
  const { db } = before.app
  const hops = { TRUSTED_PROXY_HOPS: '1' }
  const done = await reencrypt(await testApp({ ...hops, SECRET_KEY: `${fresh},${old}` }, db))
  expect(done).toEqual({ values: 2, images: 0, unreadable: 0 })
  const after = await houseOf(await testApp({ ...hops, SECRET_KEY: fresh }, db))
  expect((await signInByCode(after, uri)).status).toBe(200)
  const { cookie } = await after.call('POST', '/sign-in/email', GOOD)
  const code = { code: backupCodes[0] }
  expect(
    (await after.call('POST', '/two-factor/verify-backup-code', code, { cookie })).status,
  ).toBe(200)
})

/** Creates a site with one staff account. Every call has its own address. */
async function openHouse(variables: Record<string, string> = {}, log?: Log): Promise<House> {
  const app = await testApp({ TRUSTED_PROXY_HOPS: '1', ...variables }, undefined, log)
  await newStaff(app)
  return houseOf(app)
}

async function houseOf(app: App): Promise<House> {
  const origin = await serve(app)
  let calls = 0
  return {
    app,
    origin,
    secondFactor: null,
    async call(method, path, fields, headers) {
      const answer = await fetch(`${origin}/api/auth${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...Object.fromEntries(new Headers(headers)),
          'X-Forwarded-For': `198.51.100.${++calls}`,
          ...(fields ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(fields ? { body: JSON.stringify(fields) } : {}),
      })
      expect(answer.headers.get('cache-control')).toContain('no-store')
      const body = (await answer.json().catch(() => null)) as Json | null
      return {
        status: answer.status,
        body: body ?? {},
        cookie: cookiesOf(answer),
        headers: answer.headers,
      }
    },
  }
}

/** For rows that exist only with an OpenID provider: expects 404 without, and runs `check` with one. */
async function byConfiguration(
  without: House,
  path: string,
  method: 'GET' | 'POST',
  check: (house: House, provider: OpenIdProvider) => Promise<void>,
): Promise<void> {
  const absent = await without.call(method, path, method === 'POST' ? {} : undefined)
  expect(absent).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  const provider = await startOpenIdProvider()
  const house = await openHouse(configured(provider))
  await check(without.secondFactor ? await havingSecondFactor(house) : house, provider)
}

function configured({ issuer, clientId, clientSecret }: OpenIdProvider) {
  return { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }
}

/** Sets up a second factor from a separate session. */
async function enrol({ call, origin }: House) {
  const before = await signIn(origin)
  const password = { password: STAFF_PASSWORD }
  const { body } = await call('POST', '/two-factor/enable', password, { cookie: before })
  const uri = String(body.totpURI)
  const code = { code: totpOf(uri) }
  const { status, cookie } = await call('POST', '/two-factor/verify-totp', code, { cookie: before })
  expect(status).toBe(200)
  return { uri, cookie, backupCodes: body.backupCodes as string[] }
}

/** Returns the site with a second factor set up for its account. */
async function havingSecondFactor(house: House): Promise<House> {
  const { uri, backupCodes } = await enrol(house)
  return { ...house, secondFactor: { uri, backupCodes } }
}

/** Returns the cookies of a new session, with a second factor if required. */
async function cookieOf(house: House): Promise<string> {
  const { cookie } = await house.call('POST', '/sign-in/email', GOOD)
  return house.secondFactor ? (await enterBackupCode(house, cookie)).cookie : cookie
}

/** Returns the tokens of an API client, with a second factor if required. */
async function tokensOf(house: House): Promise<Json> {
  const { body, cookie } = await house.call('POST', '/token', GRANT)
  if (!house.secondFactor) return body
  const { headers } = await enterBackupCode(house, cookie)
  const token = { access_token: headers.get('set-auth-token') }
  return (await house.call('GET', '/session', undefined, bearer(token))).body
}

function enterBackupCode({ call, secondFactor }: House, cookie: string): Promise<Answer> {
  const code = { code: secondFactor?.backupCodes.pop() }
  return call('POST', '/two-factor/verify-backup-code', code, { cookie })
}

/**
 * Expects the right password to require a second factor without opening a session. Returns the cookie of that
 * step.
 */
async function isAskedForSecondStep({ call }: House, path: string, fields: Json): Promise<string> {
  const { status, body, cookie, headers } = await call('POST', path, fields)
  expect(status).toBe(200)
  expect(body).toMatchObject({ twoFactorRedirect: true })
  expect(body).not.toHaveProperty('token')
  expect(headers.has('set-auth-token')).toBe(false)
  expect((await call('GET', '/session', undefined, { cookie })).status).toBe(401)
  return cookie
}

/** Signs in with password and second factor. */
async function signInByCode({ call }: House, uri: string): Promise<Answer> {
  const { cookie } = await call('POST', '/sign-in/email', GOOD)
  return call('POST', '/two-factor/verify-totp', { code: totpOf(uri) }, { cookie })
}

/** Whether sign-in with the right password and these cookies requires a code. */
async function isAskedForCode({ call }: House, cookie: string): Promise<boolean> {
  const { status, body } = await call('POST', '/sign-in/email', GOOD, { cookie })
  return status === 200 && body.twoFactorRedirect === true
}

function bearer({ access_token }: Json): HeadersInit {
  return { authorization: `Bearer ${access_token}` }
}

test('text that the database cannot store is rejected in any field without a server error', async () => {
  const { origin, call } = await openHouse()
  const cookie = await signIn(origin)
  for (const [name, { takes = [] }] of Object.entries(CALLS)) {
    const [method, path] = name.split(' ')
    if (method !== 'POST' || takes.length === 0) continue
    for (const field of takes) {
      const fields = { ...GOOD, [field]: '"\ufffd\0@waha.example' }
      const { status } = await call('POST', path!, fields, { cookie })
      expect([name, field, status]).toEqual([name, field, 400])
    }
  }
})
