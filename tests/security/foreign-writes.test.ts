import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import { send as sendRaw } from '../../scripts/fuzz/send.ts'
import { testApp } from '../support/app.ts'
import { type BuiltRoute, builtRoutes } from '../support/built-routes.ts'
import { recordLog } from '../support/recorded-log.ts'
import { seedApp } from '../support/seeded-app.ts'
import { serve } from '../support/site.ts'
import { newStaff, signIn } from '../support/staff.ts'

/** Headers that browsers send for a cross-site page, which cannot change them. */
const FOREIGN: Record<string, Record<string, string>> = {
  'another origin': { Origin: 'https://evil.example' },
  'another origin with Sec-Fetch-Site': {
    Origin: 'https://evil.example',
    'Sec-Fetch-Site': 'cross-site',
  },
  'an opaque origin': { Origin: 'null' },
  'an opaque origin with Sec-Fetch-Site': { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  'a cross-site form without an origin': { 'Sec-Fetch-Site': 'cross-site' },
  'a sibling host': { 'Sec-Fetch-Site': 'same-site' },
}
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE']
/** Sends a form as a browser does for a page of `Origin`. Returns the status. */
async function sendForm(url: string, Origin: string, site = 'same-origin'): Promise<number> {
  const headers = { Origin, 'Sec-Fetch-Site': site }
  const body = new URLSearchParams({ type: 'message', content: 'Hello there' })
  return (await fetch(url, { method: 'POST', headers, body })).status
}

const warnings = (lines: readonly Record<string, unknown>[]) =>
  lines.filter(({ level }) => level !== 'info' && level !== 'debug').map(({ msg }) => msg)

const routes = await builtRoutes()

describe('a cross-site write', () => {
  test('is rejected at every URL, with and without a staff session, and changes nothing', async () => {
    const { app, origin, cookie } = await siteWithStaff()
    const before = await everythingIn(app)
    expect(await notRefused(origin, cookie, routes)).toEqual([])
    expect(await everythingIn(app)).toEqual(before)
  })

  test('is rejected if its scheme, host or port differ from PUBLIC_ORIGIN', async () => {
    const app = await testApp({ PUBLIC_ORIGIN: 'https://himaya.example' })
    const origin = await serve(app)
    const from = (Origin: string) =>
      fetch(`${origin}/api/reports/similar`, {
        method: 'POST',
        headers: { Origin },
        body: new URLSearchParams({ title: 'a' }),
      })
    expect((await from('https://himaya.example')).status).toBe(200)
    for (const other of [
      'http://himaya.example',
      'https://himaya.example:8443',
      'https://himaya.example.evil.example',
      'https://evil.example/https://himaya.example',
      origin,
    ]) {
      expect((await from(other)).status, other).toBe(403)
    }
  })

  test('without PUBLIC_ORIGIN is told apart from an own form that came over TLS, which is logged once', async () => {
    const app = await testApp()
    const { lines } = recordLog(app)
    const origin = await serve(app)
    const secure = origin.replace('http:', 'https:')
    for (const path of ['/scam-checker', '/contact', '/report-scam', '/admin/login']) {
      const url = origin + path
      expect(await sendForm(url, secure), path).toBe(await sendForm(url, origin))
    }
    expect(warnings(lines())).toEqual([
      expect.stringMatching(/^visitors come over TLS.*PUBLIC_ORIGIN/),
    ])
  })

  test.each([
    ['', 'behind a proxy that gives another Host'],
    ['https://elsewhere.example', 'with another PUBLIC_ORIGIN'],
  ])('includes an own form if PUBLIC_ORIGIN is "%s" (%s), which is logged once', async (configured) => {
    const app = await testApp({ PUBLIC_ORIGIN: configured })
    const { lines, text } = recordLog(app)
    const origin = await serve(app)
    for (let time = 0; time < 2; time++) {
      expect(await sendForm(`${origin}/contact`, 'https://evil.example', 'cross-site')).toBe(403)
    }
    expect(warnings(lines())).toEqual([])
    for (let time = 0; time < 2; time++) {
      expect(await sendForm(`${origin}/contact`, 'https://himaya.example')).toBe(403)
    }
    expect(warnings(lines())).toEqual([
      expect.stringMatching(/^forms of our own pages are refused.*PUBLIC_ORIGIN/),
    ])
    expect(text()).not.toContain('himaya.example')
  })

  test('canary: the same request from our own pages is accepted', async () => {
    const { origin, cookie } = await siteWithStaff()
    const refused: string[] = []
    for (const { path, writes } of routes) {
      if (!writes) continue
      const answer = await send(origin + path, 'POST', { Origin: origin, cookie })
      if (answer === 403) refused.push(path)
    }
    expect(refused).toEqual([])
  })

  test('the tested routes cover screens, staff screens, resources and the authentication', () => {
    const writing = routes.filter(({ writes }) => writes).map(({ path }) => path)
    expect(writing.length).toBeGreaterThan(20)
    for (const path of ['/scam-checker', '/ar/contact', '/admin/login', '/admin/content']) {
      expect(writing).toContain(path)
    }
    for (const path of ['/api/reports/similar', '/api/page-views', '/api/auth/anything']) {
      expect(writing).toContain(path)
    }
    expect(writing.some((path) => path.startsWith('/api/live/scams/'))).toBe(true)
  })

  test('canary: a site without an origin check is detected', async () => {
    const open = createServer((_request, response) => response.end('done'))
    await new Promise<void>((resolve) => open.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      open.closeAllConnections()
      open.close()
    })
    const origin = `http://127.0.0.1:${(open.address() as AddressInfo).port}`
    expect(await notRefused(origin, '', routes.slice(0, 1))).not.toEqual([])
  })
})

test('no read-only request changes anything, with and without a staff session', async () => {
  const { app, origin, cookie, furniture } = await siteWithStaff()
  const before = await everythingIn(app)
  const served = new Set<string>()
  for (const { path } of await builtRoutes(furniture.filling)) {
    for (const own of ['', cookie]) {
      const answer = await fetch(origin + path, {
        redirect: 'manual',
        headers: {
          cookie: own,
          'Sec-Fetch-Site': 'cross-site',
          'X-Forwarded-For': '192.0.2.7',
        },
      })
      await readToItsEnd(answer)
      if (answer.status === 200) served.add(path)
    }
  }
  const { entry, post, report, check, picture } = furniture
  for (const path of [
    ...['', '/ar'].flatMap((at) => [
      `${at}/scam-library/${entry}`,
      `${at}/scam-library/${entry}/card.png`,
    ]),
    ...['', '/ar'].map((at) => `${at}${furniture.article}`),
    `/api/v1/scams/${entry}`,
    `/api/live/scams/${entry}`,
    `/admin/blog/${post}`,
    `/admin/reports/${report}`,
    `/admin/feedback/${check}`,
    `/admin/evidence/${picture}`,
  ]) {
    expect(served).toContain(path)
  }
  expect(await everythingIn(app)).toEqual(before)
})

/** For an endless stream, reads the first chunk only. */
async function readToItsEnd(answer: Response): Promise<void> {
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream) return void (await answer.arrayBuffer())
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
}

test('no other method is accepted: TRACE is not echoed, and none is treated as another', async () => {
  const origin = await serve(await testApp())
  const headers = [
    ['Host', new URL(origin).host],
    ['Connection', 'close'],
    ['X-Probe', 'zq7f'],
  ] as const
  for (const method of ['TRACE', 'TRACK', 'PROPFIND', 'SEARCH', 'INVENTED']) {
    const { status, body } = await sendRaw(origin, { method, path: '/', headers, body: '' })
    expect([method, [400, 405].includes(status)]).toEqual([method, true])
    expect(body).not.toContain('zq7f')
  }
})

async function siteWithStaff() {
  const app = await testApp({ TRUSTED_PROXY_HOPS: '1' })
  const furniture = await seedApp(app)
  const origin = await serve(app)
  await newStaff(app)
  return { app, origin, furniture, cookie: await signIn(origin) }
}

/** Returns every foreign write that was not answered with 403. */
async function notRefused(
  origin: string,
  cookie: string,
  walk: readonly BuiltRoute[],
): Promise<string[]> {
  const found: string[] = []
  for (const { id, path, writes } of walk) {
    const only = `?_routes=${encodeURIComponent(id)}`
    const addresses = [path, `${path}.data`, `${path}.data${only}`]
    for (const [at, [who, headers]] of Object.entries(FOREIGN).entries()) {
      for (const method of writes && at === 0 ? METHODS : ['POST']) {
        for (const address of at === 0 ? addresses : addresses.slice(0, 1)) {
          const status = await send(origin + address, method, { ...headers, cookie })
          if (status !== 403) found.push(`${method} ${address} by ${who}: ${status}`)
        }
      }
    }
  }
  return found
}

async function send(address: string, method: string, headers: Record<string, string>) {
  const answer = await fetch(address, {
    method,
    redirect: 'manual',
    headers: { 'X-Forwarded-For': '192.0.2.1', ...headers },
    body: new URLSearchParams({ intent: 'delete', type: 'message', text: 'hello' }),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Returns a fingerprint of each table. */
async function everythingIn({ db }: App): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const prints: Record<string, string> = {}
  for (const { name } of rows) {
    const table = sql.raw(name)
    const found = await db.execute<{ print: string }>(
      sql`select count(*) || ':' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as print from ${table} t`,
    )
    prints[name] = found.rows[0]?.print ?? ''
  }
  return prints
}
