import { describe, expect, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { testApp } from '../support/app.ts'
import { startOpenIdProvider } from '../support/openid-provider.ts'
import { serve } from '../support/site.ts'
import { cookiesOf, newStaff, STAFF_EMAIL } from '../support/staff.ts'

type Claims = Record<string, unknown>

const REFUSED = { status: 403, code: 'SECOND_FACTOR_REQUIRED' }
const LET_IN = { status: 200, code: undefined }

describe.each([
  ['for an account with a second factor', {}, true],
  ['with a required second factor', { STAFF_REQUIRE_TOTP: 'true' }, false],
])('%s', (_, variables, secondFactor) => {
  test.each<[said: string, claims: Claims, answer: object]>([
    ['nothing is rejected', {}, REFUSED],
    ['a password is rejected', { amr: ['pwd'] }, REFUSED],
    ['a password and a PIN is rejected', { amr: ['pwd', 'pin'] }, REFUSED],
    ['a password and a text message is rejected', { amr: ['pwd', 'sms'] }, REFUSED],
    ['unknown methods is rejected', { amr: ['constructor', 'toString', 7] }, REFUSED],
    ['methods that are not a list is rejected', { amr: 'mfa' }, REFUSED],
    ['an acr that is not configured is rejected', { acr: 'gold' }, REFUSED],
    ['several factors is accepted', { amr: ['mfa'] }, LET_IN],
    ['a password and a security key is accepted', { amr: ['pwd', 'hwk'] }, LET_IN],
    ['a configured acr is accepted', { acr: 'urn:example:two' }, LET_IN],
  ])('a provider that claims %s', async (_, claims, answer) => {
    const { signInBy } = await house(variables, secondFactor)
    expect(await signInBy.token(claims)).toEqual(answer)
    expect(await signInBy.redirect(claims)).toBe(answer === LET_IN)
  })
})

test('without a required second factor the provider need not claim one', async () => {
  const { signInBy } = await house({}, false)
  expect([await signInBy.token({}), await signInBy.redirect({})]).toEqual([LET_IN, true])
})

test('a claim applies to its own sign-in only', async () => {
  const { signInBy } = await house({}, true)
  // The first sign-in links the account, which is not under test here.
  expect(await signInBy.token({ amr: ['mfa'] })).toEqual(LET_IN)
  const answers = await Promise.all(
    [{ amr: ['mfa'] }, {}, { amr: ['mfa'] }, {}].map((claims) => signInBy.token(claims)),
  )
  expect(answers).toEqual([LET_IN, REFUSED, LET_IN, REFUSED])
})

test('the configured acr is requested', async () => {
  const { begin } = await house({}, false)
  const { url } = await begin()
  expect(new URL(url).searchParams.get('acr_values')).toBe('urn:example:two urn:example:three')
})

/** Creates a site with a provider and a staff account with or without a second factor. */
async function house(variables: Record<string, string>, secondFactor: boolean) {
  const provider = await startOpenIdProvider()
  const app = await testApp({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_MULTI_FACTOR_ACR: 'urn:example:two urn:example:three',
    ...variables,
  })
  const origin = await serve(app)
  await newStaff(app)
  await app.db.update(users).set({ twoFactorEnabled: secondFactor })
  const social = (fields: object) =>
    fetch(`${origin}/api/auth/sign-in/social`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ provider: 'oidc', callbackURL: '/admin', ...fields }),
    })
  async function begin() {
    const answer = await social({ disableRedirect: true, errorCallbackURL: '/admin/login' })
    const { url } = (await answer.json()) as { url: string }
    return { url, cookie: cookiesOf(answer) }
  }
  const signInBy = {
    async token(claims: Claims) {
      const idToken = { token: provider.idToken(STAFF_EMAIL, 'once', claims), nonce: 'once' }
      const answer = await social({ idToken })
      const { code } = (await answer.json()) as { code?: string }
      return { status: answer.status, code }
    },
    async redirect(claims: Claims) {
      const { url, cookie } = await begin()
      const code = provider.consent(url, STAFF_EMAIL, claims)
      const state = new URL(url).searchParams.get('state') ?? ''
      const back = await fetch(
        `${origin}/api/auth/callback/oidc?${new URLSearchParams({ code, state })}`,
        { redirect: 'manual', headers: { cookie } },
      )
      return cookiesOf(back).includes('session_token=')
    },
  }
  return { signInBy, begin }
}
