import { get, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import { categories, scamTexts } from '#database/schema/scams.ts'
import { seededDatabase, testApp } from '../support/app.ts'
import { openSocket } from '../support/raw-http.ts'
import { serve } from '../support/site.ts'
import { newStaff, signIn } from '../support/staff.ts'
import { LONG_POLL } from '../support/timeouts.ts'

const SAME_FOR_ALL = ['/', '/ar', '/scam-library', '/ar/scam-library', '/terms', '/privacy-policy']
const OF_THE_VISITOR = [
  '/scam-checker',
  '/ar/contact',
  '/report-scam',
  '/report-status',
  '/admin/login',
]

test.each(SAME_FOR_ALL)('%s is the same for every visitor', async (path) => {
  const { origin } = await library()
  const first = await page(origin + path)
  const second = await page(origin + path)
  expect(second.html).toBe(first.html)
  expect(second.etag).toBe(first.etag)
  expect(second.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
})

test('a cached page has the headers of a fresh one', async () => {
  const { origin } = await library()
  const ofItsOwn = /^(date|x-request-id|connection|keep-alive|transfer-encoding|content-length)$/
  const said = async () => {
    const { headers } = await page(`${origin}/terms`)
    return [...headers].filter(([name]) => !ofItsOwn.test(name))
  }
  const fresh = await said()
  await untilCached(`${origin}/terms`)
  expect(await said()).toEqual(fresh)
})

test('compressed and plain, cached and fresh responses are identical', async () => {
  const { origin } = await library()
  const url = `${origin}/terms`
  const bodies = [(await page(url)).html]
  await untilCached(url)
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ] as const) {
    for (let time = 0; time < 2; time++) {
      const { headers, bytes } = await rawAnswer(url, accepted)
      expect(headers['content-encoding'], accepted).toBe(encoding)
      expect(headers.vary).toContain('Accept-Encoding')
      expect(headers['content-length']).toBe(String(bytes.length))
      bodies.push(unpack(bytes).toString())
    }
  }
  expect(new Set(bodies).size).toBe(1)
})

test('without gzip, pages and files are sent uncompressed, cached or fresh', async () => {
  const { origin } = await library()
  for (const refusal of ['gzip;q=0', 'br;q=0, gzip;q=0', 'gzip; q=0.000, identity']) {
    for (const path of ['/terms', '/terms', '/contact', '/sw.js', '/api/v1/scams']) {
      const answer = await fetch(origin + path, { headers: { 'accept-encoding': refusal } })
      expect(answer.headers.get('content-encoding'), `${path}: ${refusal}`).toBeNull()
      expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    }
  }
})

test('with gzip but without brotli, gzip is used', async () => {
  const { origin } = await library()
  for (const path of ['/terms', '/terms', '/sw.js']) {
    const answer = await fetch(origin + path, {
      headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' },
    })
    expect(answer.headers.get('content-encoding'), path).toBe('gzip')
  }
})

test('slow readers get each page complete with its own request id, whatever is requested meanwhile', async () => {
  const { origin } = await library()
  await untilCached(`${origin}/scam-library`)
  const slow = await openSocket(origin)
  slow.pause()
  const asked = 200
  const { host } = new URL(origin)
  const request = `GET /scam-library HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  slow.write(request.repeat(asked - 1))
  slow.write(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  for (let other = 0; other < 50; other++) await page(`${origin}/scam-library`)
  const all = Buffer.concat(await slow.toArray()).toString()
  const answers = all.split('HTTP/1.1 200 OK').slice(1)
  expect(answers).toHaveLength(asked)
  for (const answer of answers) expect(answer.trimEnd().endsWith('</html>')).toBe(true)
  const ids = answers.map((answer) => /X-Request-Id: (\w+)/i.exec(answer)?.[1])
  expect(new Set(ids).size).toBe(asked)
})

test('a conditional request gets 304 with the policy of the page', async () => {
  const { origin } = await library()
  const { etag, headers } = await page(`${origin}/scam-library`)
  const again = await fetch(`${origin}/scam-library`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  for (const name of ['content-security-policy', 'x-content-type-options', 'etag']) {
    expect(again.headers.get(name), name).toBe(headers.get(name))
  }
})

test.each(OF_THE_VISITOR)('%s is never cached', async (path) => {
  const { origin } = await library()
  const answer = await fetch(origin + path)
  expect(answer.headers.get('cache-control')).toMatch(/no-store|^private, no-cache$/)
  expect(answer.headers.get('etag')).toBeNull()
})

test('missing pages are not cached either', async () => {
  const { origin } = await library()
  const answer = await fetch(`${origin}/no-such-page`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('changes by staff appear on the next page, in this process at once and in others soon', async () => {
  const { app, origin } = await library()
  const other = await serve(await testApp({ SECRET_KEY: KEY }, app.db))
  await newStaff(app)
  const cookie = await signIn(origin)
  const [category] = await app.db.select().from(categories)
  for (const site of [origin, other]) {
    expect((await page(`${site}/scam-library`)).html).not.toContain('Written just now')
    await page(`${site}/scam-library`)
  }
  const written = await fetch(`${origin}/admin/content?new`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, cookie },
    body: new URLSearchParams({
      intent: 'save',
      title: 'Written just now',
      description: 'An entry that staff have just written.',
      categoryId: category?.id ?? '',
      riskLevel: 'high',
      status: 'active',
      indicators: '',
      preventionTips: '',
    }),
  })
  expect(written.status).toBeLessThan(400)
  expect((await page(`${origin}/scam-library`)).html).toContain('Written just now')
  // Less than the minute after which a page expires anyway.
  await expect
    .poll(async () => (await page(`${other}/scam-library`)).html, LONG_POLL)
    .toContain('Written just now')
})

test.each([
  'nonsense',
  'content?new',
  'login',
  'sign-out',
])('a POST to /admin/%s without a staff session does not empty the cache', async (place) => {
  const { app, origin } = await library()
  const fields = { email: 'noura@waha.example', password: 'not-the-password' }
  await expectKept(app, origin, () => sendTo(`${origin}/admin/${place}`, fields))
})

test('previewing an article does not empty the cache', async () => {
  const { app, origin } = await library()
  await newStaff(app)
  const headers = { cookie: await signIn(origin) }
  await expectKept(app, origin, async () => {
    const shown = await sendTo(`${origin}/admin/blog/preview`, { text: 'a' }, headers)
    expect(shown.status).toBe(200)
  })
})

test('a page that is cached for one origin is not served for another', async () => {
  const { origin } = await library()
  const { port } = new URL(origin)
  await page(`http://localhost:${port}/`)
  const { html } = await page(`${origin}/`)
  expect(html).not.toContain(`localhost:${port}`)
})

test('a request with a session cookie bypasses the cache', async () => {
  const { app, origin } = await library()
  await newStaff(app)
  const cookie = await signIn(origin)
  await page(`${origin}/scam-library`)
  await app.db.update(scamTexts).set({ title: 'Changed beneath' })
  const { html } = await page(`${origin}/scam-library`, { cookie: `_proxy=1; ${cookie}` })
  expect(html).toContain('Changed beneath')
})

test("a proxy's own cookie does not bypass the cache", async () => {
  const { origin } = await library()
  const foreign = { cookie: '_proxy=himaya; other=language' }
  await untilCached(`${origin}/`, foreign)
  expect(await isHit(`${origin}/`, { cookie: '_proxy=1; language=en' })).toBe(false)
})

/** Metric line of cache hits. */
const HITS = /^\w+\{answer="hit"\} (\d+)$/m
const KEY = Buffer.alloc(32, 7).toString('base64')

async function library() {
  const app = await testApp({ SECRET_KEY: KEY }, await seededDatabase())
  return { app, origin: await serve(app) }
}

async function page(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers })
  return {
    html: await answer.text(),
    etag: answer.headers.get('etag') ?? '',
    headers: answer.headers,
  }
}

/** Whether the page comes from the cache. */
async function isHit(url: string, headers: Record<string, string> = {}): Promise<boolean> {
  const metrics = new URL('/metrics', url)
  const hits = async () => HITS.exec(await (await fetch(metrics)).text())?.[1] ?? '0'
  const before = await hits()
  await page(url, headers)
  return (await hits()) !== before
}

/**
 * Requests until the page comes from the cache, which is emptied occasionally until notifications are
 * received.
 */
async function untilCached(url: string, headers: Record<string, string> = {}): Promise<void> {
  await expect.poll(() => isHit(url, headers)).toBe(true)
}

/** Returns the response body as sent, which `fetch` would decompress. */
function rawAnswer(
  url: string,
  accepted: string,
): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': accepted } }, async (answer) => {
      resolve({ headers: answer.headers, bytes: Buffer.concat(await answer.toArray()) })
    }).on('error', reject)
  })
}

function sendTo(address: string, fields: Record<string, string>, headers = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: new URL(address).origin, ...headers },
    body: new URLSearchParams(fields),
  })
}

/** Expects a cached page to remain cached after a request. */
async function expectKept(app: App, origin: string, send: () => Promise<unknown>): Promise<void> {
  const misses = async () => {
    const { values } = await app.metrics.pageCache.get()
    return values.find(({ labels }) => labels.answer === 'miss')?.value
  }
  const isKept = async () => {
    await page(`${origin}/terms`)
    const before = await misses()
    await send()
    await page(`${origin}/terms`)
    return (await misses()) === before
  }
  // The cache is emptied occasionally until notifications are received.
  await expect.poll(isKept).toBe(true)
}
