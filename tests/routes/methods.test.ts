import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { liveCountsPath } from '#app/features/interactions/interaction-counts.ts'
import type { App } from '#app/platform/context.server.ts'
import { send } from '../../scripts/fuzz/send.ts'
import { testApp } from '../support/app.ts'
import { addLibraryEntry } from '../support/library-entry.ts'
import { serve } from '../support/site.ts'

describe('an unknown method', () => {
  test('is rejected with the allowed methods, and changes nothing', async () => {
    const { app, origin, scam } = await site()
    const before = await rowsOf(app)
    const bodies: Record<string, Record<string, string>> = {
      '/contact': { name: 'Noura', email: 'noura@waha.example', subject: 'x', message: 'Hello' },
      '/scam-checker': { type: 'message', text: 'Your parcel is on hold' },
      [liveCountsPath(scam)]: { type: 'reported' },
      '/api/page-views': { path: '/contact' },
    }
    for (const method of ['PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
      for (const [path, fields] of Object.entries(bodies)) {
        const headers = { Origin: origin }
        const body = new URLSearchParams(fields)
        const answer = await fetch(origin + path, { method, headers, body })
        expect(answer.status, `${method} ${path}`).toBe(405)
        expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      }
    }
    expect(await rowsOf(app)).toEqual(before)
  })

  test('OPTIONS is answered where other origins may read, and rejected on pages', async () => {
    const { origin } = await site()
    const options = async (path: string) => {
      const { status, headers } = await fetch(origin + path, { method: 'OPTIONS' })
      return [status, headers.get('allow')]
    }
    for (const path of ['/api/v1/scams', '/blog/feed.json', '/ar/scam-library/feed.rss']) {
      expect(await options(path), path).toEqual([204, 'GET, HEAD'])
    }
    for (const path of ['/contact', '/ar', '/robots.txt']) {
      expect(await options(path), path).toEqual([405, 'GET, HEAD, POST'])
    }
  })
})

test('a disallowed method is rejected as such, with the allowed ones', async () => {
  const { origin } = await site()
  for (const [method, path, allow] of [
    ['GET', '/api/page-views', 'POST'],
    ['HEAD', '/api/page-views', 'POST'],
    ['GET', '/api/reports/similar', 'POST'],
    ['GET', '/api/telegram', 'POST'],
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
  ] as const) {
    const answer = await fetch(origin + path, { method })
    expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([405, allow])
    expect(await answer.text()).toBe(method === 'HEAD' ? '' : 'Method Not Allowed\n')
  }
})

test('early rejections are problem documents for API clients too', async () => {
  const { origin } = await site()
  const refused = (path: string, header: readonly [string, string]) =>
    send(origin, {
      method: 'POST',
      path,
      headers: [['Host', new URL(origin).host], ['Connection', 'close'], header],
      body: '',
    })
  for (const [header, expected] of [
    [['Origin', 'https://elsewhere.example'], 403],
    [['Content-Length', '2000000'], 413],
  ] as const) {
    for (const path of ['/api/v1/scams', '/api/v1/none', '/scam-library/feed.json']) {
      const { status, headers, body } = await refused(path, header)
      expect([path, status, headers.get('content-type')]).toEqual([
        path,
        expected,
        'application/problem+json',
      ])
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(JSON.parse(body)).toMatchObject({ status })
    }
    const { status, body } = await refused('/api/auth/sign-in/email', header)
    expect([status, JSON.parse(body)]).toMatchObject([expected, { code: expect.any(String) }])
  }
})

describe('HEAD', () => {
  const PAGES = ['/terms', '/contact', '/ar/scam-library', '/no-such-page', '/scam-library/x']
  const FILES = ['/robots.txt', '/sitemap.xml', '/scam-library/feed.rss', '/sw.js', '/offline']

  test('has the headers of GET, on the first and later requests, compressed and plain', async () => {
    const { origin } = await site()
    for (const path of [...PAGES, ...FILES, '/api/v1/scams']) {
      for (const encoding of ['gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding }
        const first = await fetch(origin + path, { method: 'HEAD', headers })
        const get = await fetch(origin + path, { headers })
        const again = await fetch(origin + path, { method: 'HEAD', headers })
        for (const head of [first, again]) {
          expect(head.status, path).toBe(get.status)
          expect(said(head), path).toEqual(said(get))
          expect(await head.text()).toBe('')
        }
      }
    }
  })

  test('supports conditional requests', async () => {
    const { origin } = await site()
    const tag = (await fetch(`${origin}/terms`)).headers.get('etag') ?? ''
    const headers = { 'if-none-match': tag }
    expect((await fetch(`${origin}/terms`, { method: 'HEAD', headers })).status).toBe(304)
  })
})

async function site() {
  const app = await testApp()
  const scam = await addLibraryEntry(app.db)
  return { app, origin: await serve(app), scam }
}

/** Counts the rows of each table. */
async function rowsOf({ db }: App): Promise<Record<string, unknown>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const counts: Record<string, unknown> = {}
  for (const { name } of rows) {
    const { rows: counted } = await db.execute(
      sql`select count(*) as count from ${sql.identifier(name)}`,
    )
    counts[name] = counted[0]
  }
  return counts
}

/** Returns the headers, except those unique to a response and those about transfer. */
function said({ headers }: Response): Record<string, string> {
  const own = /^(date|x-request-id|connection|keep-alive|transfer-encoding|content-length)$/
  return Object.fromEntries([...headers].filter(([name]) => !own.test(name)))
}
