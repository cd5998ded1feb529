import { expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { startOpenIdProvider } from '../support/openid-provider.ts'
import { formOf, validFields } from '../support/report-form.ts'
import { serve } from '../support/site.ts'
import { cookiesOf, newStaff, STAFF_EMAIL, STAFF_PASSWORD } from '../support/staff.ts'
import { totpOf } from '../support/totp.ts'

const PUBLIC_ORIGIN = 'https://himaya.example'
const GOOD = { email: STAFF_EMAIL, password: STAFF_PASSWORD }

test('over TLS every cookie is restricted to this host and closed to scripts', async () => {
  const { issuer, clientId, clientSecret } = await startOpenIdProvider()
  const app = await testApp({
    PUBLIC_ORIGIN,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  })
  const origin = await serve(app)
  await newStaff(app)
  const set: string[] = []
  const send = async (path: string, body?: object, cookie = '') => {
    const isForm = body instanceof FormData
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        Origin: PUBLIC_ORIGIN,
        Cookie: cookie,
        ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    set.push(...answer.headers.getSetCookie())
    return answer
  }
  await send('/language?to=ar')
  await send('/report-scam', formOf(await validFields(app)))
  await send('/admin/provider')
  await send('/api/auth/email-otp/request-password-reset', { email: STAFF_EMAIL })
  const session = cookiesOf(await send('/api/auth/sign-in/email', GOOD))
  const enabled = await send('/api/auth/two-factor/enable', { password: STAFF_PASSWORD }, session)
  const { totpURI } = (await enabled.json()) as { totpURI: string }
  await send('/admin/menu-width', formOf({ width: 'narrow' }), session)
  await send('/api/auth/two-factor/verify-totp', { code: totpOf(totpURI) }, session)
  await send('/api/auth/sign-in/email', GOOD)

  const given = set.filter((cookie) => !/;\s*max-age=0/i.test(cookie))
  expect(new Set(given.map((cookie) => cookie.split('=')[0]))).toEqual(
    new Set([
      '__Host-language',
      '__Host-himaya_receipt',
      '__Host-himaya.state',
      '__Host-himaya.session_token',
      '__Host-himaya_code',
      '__Host-himaya_browser',
      '__Host-himaya_menu',
      '__Host-himaya.two_factor',
    ]),
  )
  for (const cookie of set) {
    const traits = cookie.split(/;\s*/).slice(1)
    expect(traits.map((trait) => trait.toLowerCase())).toEqual(
      expect.arrayContaining(['path=/', 'secure', 'httponly', 'samesite=lax']),
    )
    expect(cookie).not.toMatch(/;\s*domain=/i)
  }
})
