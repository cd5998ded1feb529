import { format } from 'node:util'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import { type Answer, send } from '../../scripts/fuzz/send.ts'
import { testApp } from '../support/app.ts'
import { administer } from '../support/postgres-server.ts'
import { serve } from '../support/site.ts'

describe('health', () => {
  test('the process is alive and the database answers', async () => {
    const origin = await serve(await testApp())
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  })

  test('without its database the process is alive and not ready', async () => {
    const app = await testApp()
    const origin = await serve(app)
    const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`)
    const lost = await testApp({ SECRET_KEY: Buffer.alloc(32, 1).toString('base64') })
    expect(rows[0]?.name).toBeTruthy()
    lost.db.$client.options.port = 1
    lost.db.$client.options.host = '127.0.0.1'
    lost.db.$client.options.connectionString = undefined
    const lostOrigin = await serve(lost)
    expect((await fetch(`${lostOrigin}/healthz`)).status).toBe(200)
    expect((await fetch(`${lostOrigin}/readyz`)).status).toBe(503)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  })

  test.each([
    'alter database %s set default_transaction_read_only = on',
    'alter role %s in database %s set default_transaction_read_only = on',
  ])('a database that takes no writes is not ready until it does: %s', async (statement) => {
    const app = await testApp()
    const origin = await serve(app)
    const { rows } = await app.db.$client.query(
      'select current_database() as name, quote_ident(current_user) as role',
    )
    const { name, role } = rows[0]
    const parts = statement.includes('role') ? [role, name] : [name]
    const change = format(statement, ...parts)
    await administer(inject('postgres'), change)
    await renewConnections(app)
    const refused = await fetch(`${origin}/readyz`)
    expect([refused.status, await refused.text()]).toEqual([503, 'database read only\n'])
    expect(await app.metrics.registry.getSingleMetricAsString('himaya_ready')).toMatch(/ 0$/)
    await administer(inject('postgres'), change.replace('set', 'reset').replace(' = on', ''))
    await renewConnections(app)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    expect(await app.metrics.registry.getSingleMetricAsString('himaya_ready')).toMatch(/ 1$/)
  })

  test('metrics are available on this machine only', async () => {
    const origin = await serve(await testApp({ TRUSTED_PROXY_HOPS: '1' }))
    const here = await fetch(`${origin}/metrics`)
    expect(here.status).toBe(200)
    expect(await here.text()).toContain('himaya_http_request_seconds')
    const elsewhere = await fetch(`${origin}/metrics`, {
      headers: { 'X-Forwarded-For': '192.0.2.1' },
    })
    expect(elsewhere.status).toBe(404)
  })

  test('metrics contain no visitor data and no request content', async () => {
    const origin = await serve(await testApp({ TRUSTED_PROXY_HOPS: '1' }))
    const from = { 'X-Forwarded-For': '198.51.100.77', 'User-Agent': 'TellingBrowser/1.0' }
    const told = 'telling-word'
    for (const path of [`/${told}?${told}`, `/scam-library?q=${told}`, `/blog/${told}`, '/terms']) {
      await (await fetch(origin + path, { headers: from })).arrayBuffer()
    }
    const fields = { type: 'message', text: `${told} http://${told}.example`, email: told }
    for (const path of ['/scam-checker', '/contact', '/admin/login', `/${told}`]) {
      const body = new URLSearchParams({ ...fields, name: told, subject: told, password: told })
      const method = path === '/admin/login' ? told.replace('-', '') : 'POST'
      await (await fetch(origin + path, { method, headers: from, body })).arrayBuffer()
    }
    const metrics = await (await fetch(`${origin}/metrics`)).text()
    expect(metrics).toMatch(/himaya_checks_total\S* 1$/m)
    expect(metrics).not.toMatch(/telling|198\.51|contact|terms/i)
  })

  test('metrics can be opened to a collector by configuration', async () => {
    const origin = await serve(await testApp({ TRUSTED_PROXY_HOPS: '1', METRICS_ACCESS: 'all' }))
    const answer = await fetch(`${origin}/metrics`, { headers: { 'X-Forwarded-For': '192.0.2.1' } })
    expect(answer.status).toBe(200)
  })
})

describe('headers', () => {
  test.each([
    '/',
    '/scam-checker',
    '/no-such-page',
    '/healthz',
    '/logo.svg',
  ])('%s has security headers', async (path) => {
    const origin = await serve(await testApp())
    const { headers } = await fetch(origin + path)
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self';/,
    )
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https?:/)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/)
  })

  test('HSTS is sent if the public origin has TLS', async () => {
    const plain = await serve(await testApp())
    expect((await fetch(plain)).headers.get('strict-transport-security')).toBeNull()
    const secure = await serve(await testApp({ PUBLIC_ORIGIN: 'https://himaya.example' }))
    expect((await fetch(secure)).headers.get('strict-transport-security')).toContain('max-age=')
  })
})

describe('assets', () => {
  test('a hashed file is cached permanently and sent compressed', async () => {
    const origin = await serve(await testApp())
    const html = await (await fetch(`${origin}/contact`)).text()
    const path = /\/assets\/shell-script[\w.-]+\.js/.exec(html)?.[0] ?? ''
    const answer = await fetch(origin + path, { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
    const etag = answer.headers.get('etag') ?? ''
    const again = (tag: string) => fetch(origin + path, { headers: { 'If-None-Match': tag } })
    for (const tag of [etag, `W/${etag}`, `"older", ${etag}`, '*']) {
      expect((await again(tag)).status, tag).toBe(304)
    }
    expect((await again('"older"')).status).toBe(200)
  })

  test('no path leads out of the public files', async () => {
    const origin = await serve(await testApp())
    const headers = [
      ['Host', new URL(origin).host],
      ['Connection', 'close'],
    ] as const
    /** Raw request: `fetch` would normalise the path. */
    const arriveAt = async (path: string): Promise<Answer> => {
      const answer = await send(origin, { method: 'GET', path, headers, body: '' })
      const other = answer.headers.get('location')
      return answer.status === 308 && other ? arriveAt(other.replace(origin, '')) : answer
    }
    for (const up of ['..', '%2e%2e', '.%2E', '%252e%252e', '..%00', '..;', '....']) {
      for (const slash of ['/', '%2f', '%252F', '%5c', '\\', '//']) {
        for (const from of ['/', '/assets/', '/covers/', '/recognition/']) {
          for (let steps = 1; steps <= 4; steps++) {
            const path = `${from}${(up + slash).repeat(steps)}package.json`
            const { status, body } = await arriveAt(path)
            expect([path, [400, 404].includes(status)]).toEqual([path, true])
            expect(body, path).not.toContain('"himaya"')
          }
        }
      }
    }
  })
})

test('the footer leads to the licences of everything that ships, as text', async () => {
  const origin = await serve(await testApp())
  const page = await (await fetch(`${origin}/terms`)).text()
  const [, path = ''] = /href="([^"]*licences[^"]*)"/.exec(page) ?? []
  const answer = await fetch(origin + path)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
  expect(await answer.text()).toMatch(/SIL OPEN FONT LICENSE/)
})

test.each([
  '/terms',
  '/robots.txt',
  '/sitemap.xml',
  '/scam-library/feed.atom',
  '/metrics',
])('writing to %s, which is read-only, is rejected with the allowed methods', async (path) => {
  const answer = await fetch((await serve(await testApp())) + path, { method: 'POST' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

describe('cross-origin writes', () => {
  const form = () => new URLSearchParams({ type: 'message', text: 'hello' })

  test.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['an opaque origin', { Origin: 'null' }],
    ['a cross-site form without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('a form sent by %s is rejected, on screens and resources', async (_, headers) => {
    const app = await testApp()
    const origin = await serve(app)
    for (const path of ['/scam-checker', '/scam-checker.data', '/healthz', '/no-such-page']) {
      const answer = await fetch(origin + path, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: form(),
      })
      expect(answer.status).toBe(403)
    }
    const { rows } = await app.db.execute(sql`select 1 from scam_checks`)
    expect(rows).toHaveLength(0)
  })

  test('behind a proxy that terminates TLS our own forms are accepted', async () => {
    const origin = await serve(await testApp({ PUBLIC_ORIGIN: 'https://himaya.example' }))
    const answer = await fetch(`${origin}/scam-checker`, {
      method: 'POST',
      headers: { Origin: 'https://himaya.example' },
      body: form(),
    })
    expect(answer.status).toBe(200)
  })

  test('an oversized body is rejected unread', async () => {
    const origin = await serve(await testApp())
    const answer = await fetch(`${origin}/scam-checker`, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({ type: 'message', text: 'a'.repeat(2_000_000) }),
    })
    expect(answer.status).toBe(413)
  })

  test.each([
    ['/scam-checker', 'en', 'The upload is too large'],
    ['/ar/scam-checker', 'ar', 'ما أرسلته كبير جدًا'],
  ])('an oversized body at %s gets an error in the language of the URL', async (path, lang, title) => {
    const origin = await serve(await testApp())
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { Origin: origin, Accept: 'text/html' },
      body: new URLSearchParams({ type: 'message', text: 'ا'.repeat(180_000) }),
    })
    expect(answer.status).toBe(413)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toContain(`<h1 class="mt-8 text-2xl">${title}</h1>`)
  })
})

/** Closes idle connections, so that settings of the database apply to the next ones. */
async function renewConnections({ db }: App): Promise<void> {
  const clients = await Promise.all(
    Array.from({ length: db.$client.idleCount }, () => db.$client.connect()),
  )
  for (const client of clients) client.release(true)
}
