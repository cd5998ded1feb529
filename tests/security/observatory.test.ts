import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { newStaff, STAFF_EMAIL, STAFF_PASSWORD } from '../support/staff.ts'
import { judge, type Seen } from './observatory.ts'

const PUBLIC_ORIGIN = 'https://himaya.example'

/** A proxy that terminates TLS and sends X-Forwarded-Proto. */
const BEHIND_PROXY = { PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS: '1' }

const PAGES = ['/', '/ar', '/scam-checker', '/report-scam', '/no-such-page', '/admin/login']

type Weaker = (seen: Seen) => Partial<Seen>

/** Weaknesses that lower the grade. */
const HOLES: Record<string, Weaker> = {
  'no policy': without('content-security-policy'),
  'inline scripts': replaced(
    'content-security-policy',
    /script-src 'self'/,
    "script-src 'unsafe-inline'",
  ),
  'scripts of every origin': replaced('content-security-policy', /script-src/, 'script-src *'),
  'no HSTS': without('strict-transport-security'),
  'plain HTTP': ({ plain }) => ({ plain: plain?.slice(0, 1) ?? null }),
  'a session cookie without HttpOnly': withCookie(/; HttpOnly/),
  'a script of another site': ({ html }) => ({ html: `${html}<script src="//cdn.example/a.js">` }),
  'credentials for every origin': withHeaders({
    'access-control-allow-origin': 'https://evil.example',
    'access-control-allow-credentials': 'true',
  }),
}

/** Weaknesses that lower the score only, because bonuses compensate. */
const SCRATCHES: Record<string, Weaker> = {
  'no referrer policy': without('referrer-policy'),
  'no nosniff': without('x-content-type-options'),
  'no resource policy': without('cross-origin-resource-policy'),
  'a short HSTS period': replaced('strict-transport-security', /\d+/, '86400'),
  'a session cookie without Secure': withCookie(/; Secure/),
  'framing by every site': replaced('content-security-policy', /frame-ancestors 'none'/, ''),
}

describe('HTTP Observatory', () => {
  test('gives every kind of page the best grade', async () => {
    const scan = await scanner()
    for (const path of PAGES) {
      const { score, grade, findings } = judge(await scan(path))
      const faults = Object.entries(findings).filter(([, points]) => points < 0)
      expect({ path, score, grade, faults }).toEqual({ path, score: 135, grade: 'A+', faults: [] })
    }
  })

  test('canary: each weakness lowers the grade or the score', async () => {
    const scan = await scanner()
    const seen = await scan('/')
    for (const [what, weaker] of Object.entries(HOLES)) {
      const { score, grade } = judge({ ...seen, ...weaker(seen) })
      expect(grade, what).not.toBe('A+')
      expect(score, what).toBeLessThan(100)
    }
    for (const [what, weaker] of Object.entries(SCRATCHES)) {
      expect(judge({ ...seen, ...weaker(seen) }).score, what).toBeLessThan(judge(seen).score)
    }
  })
})

describe('plain HTTP', () => {
  const plain = { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'http' }

  test('redirects to the same page over TLS', async () => {
    const origin = await serve(await testApp(BEHIND_PROXY))
    for (const path of [
      '/scam-library?q=a%20b&page=2',
      '/ar/contact',
      '//evil.example/x',
      '/logo.svg',
    ]) {
      const answer = await fetch(origin + path, { headers: plain, redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([308, PUBLIC_ORIGIN + path])
    }
  })

  test('accepts no form and no API call', async () => {
    const origin = await serve(await testApp(BEHIND_PROXY))
    const headers = { ...plain, Origin: PUBLIC_ORIGIN }
    for (const [method, path] of [
      ['POST', '/scam-checker'],
      ['POST', '/api/auth/token'],
      ['GET', '/api/v1/scams'],
      ['GET', '/api/auth/session'],
    ] as const) {
      const answer = await fetch(origin + path, { method, headers, redirect: 'manual' })
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 403, null])
    }
  })

  test('is available to health checks', async () => {
    const origin = await serve(await testApp(BEHIND_PROXY))
    for (const path of ['/healthz', '/readyz']) {
      const answer = await fetch(origin + path, { headers: plain, redirect: 'manual' })
      expect([path, answer.status]).toEqual([path, 200])
    }
  })

  test('reported by an inner proxy only causes no redirect loop, because browsers send Sec-Fetch-Site', async () => {
    const origin = await serve(await testApp(BEHIND_PROXY))
    const headers = { ...plain, 'Sec-Fetch-Site': 'none' }
    expect((await fetch(origin, { headers, redirect: 'manual' })).status).toBe(200)
  })

  test.each([
    ['without a trusted proxy', { PUBLIC_ORIGIN }],
    ['without TLS at the public origin', { TRUSTED_PROXY_HOPS: '1' }],
  ])('is not assumed %s', async (_, variables) => {
    const origin = await serve(await testApp(variables as Record<string, string>))
    expect((await fetch(origin, { headers: plain, redirect: 'manual' })).status).toBe(200)
  })
})

/** Returns a function that scans a page over TLS and plain HTTP with all cookies a visitor can get. */
async function scanner(): Promise<(path: string) => Promise<Seen>> {
  const app = await testApp(BEHIND_PROXY)
  const origin = await serve(app)
  await newStaff(app)
  const ask = (path: string, proto: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: {
        Origin: PUBLIC_ORIGIN,
        'X-Forwarded-For': '192.0.2.1',
        'X-Forwarded-Proto': proto,
      },
    })
  const chosen = await ask('/language?to=ar', 'https')
  const signedIn = await ask('/admin/login', 'https', {
    method: 'POST',
    body: new URLSearchParams({ email: STAFF_EMAIL, password: STAFF_PASSWORD }),
  })
  const known = [chosen, signedIn].flatMap(({ headers }) => headers.getSetCookie())
  expect(known.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-language',
    '__Host-himaya.session_token',
    '__Host-himaya_browser',
  ])
  return async (path) => {
    const page = await ask(path, 'https')
    const led = (await ask(path, 'http')).headers.get('location')
    const asked = PUBLIC_ORIGIN.replace('https:', 'http:') + path
    return {
      headers: page.headers,
      html: await page.text(),
      cookies: [...page.headers.getSetCookie(), ...known],
      plain: led ? [asked, led] : [asked],
    }
  }
}

function without(name: string) {
  return ({ headers }: Seen) => {
    const fewer = new Headers(headers)
    fewer.delete(name)
    return { headers: fewer }
  }
}

function withHeaders(more: Record<string, string>) {
  return ({ headers }: Seen) => ({
    headers: new Headers({ ...Object.fromEntries(headers), ...more }),
  })
}

function replaced(name: string, what: RegExp, by: string) {
  return (seen: Seen) =>
    withHeaders({ [name]: seen.headers.get(name)?.replace(what, by) ?? '' })(seen)
}

function withCookie(gone: RegExp) {
  return ({ cookies }: Seen) => ({ cookies: cookies.map((cookie) => cookie.replace(gone, '')) })
}
