import { request } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'

const FOREIGN = 'evil.example'

const LED: Record<string, string> = {
  '/scam-library/': '/scam-library',
  '/SCAM-LIBRARY': '/scam-library',
  '/AR/contact': '/ar/contact',
  '/scam-library//': '/scam-library',
  '//scam-library': '/scam-library',
  '/contact/.': '/contact',
  '/scam-library/?q=Bank&next=%2FA%2F': '/scam-library?q=Bank&next=%2FA%2F',
  '/scam-library/FEED.rss/?x=Y': '/scam-library/feed.rss?x=Y',
  '/Offline': '/offline',
  '/%D8%A7/': '/%D8%A7',
  '/API/v1/scams': '/api/v1/scams',
  '/scam%2Dlibrary': '/scam-library',
  '/%61r/%53cam-library?q=%61': '/ar/scam-library?q=%61',
  '/%61pi/v1/scams': '/api/v1/scams',
  '/x%7e%2E%5Fy': '/x~._y',
  '/%%62%%32%65x': '/%%62%%32ex',
}

test('other spellings of a URL redirect permanently to the canonical one', async () => {
  const origin = await serve(await testApp())
  for (const [path, location] of Object.entries(LED)) {
    for (const method of ['GET', 'HEAD']) {
      expect(await ask(origin, path, method), path).toEqual({ status: 308, location })
    }
  }
})

test('cross-origin requests are redirected too: the target decides about access', async () => {
  const origin = await serve(await testApp())
  for (const path of ['/api/v1/scams/', '/scam-library/FEED.rss', '/sitemap.xml/', '/contact/']) {
    const { status, headers } = await fetch(origin + path, {
      redirect: 'manual',
      headers: { Origin: `https://${FOREIGN}` },
    })
    expect(status, path).toBe(308)
    expect(headers.get('access-control-allow-origin'), path).toBe('*')
    expect(headers.get('cross-origin-resource-policy'), path).toBe('cross-origin')
  }
  expect((await fetch(`${origin}/contact`)).headers.has('access-control-allow-origin')).toBe(false)
})

const STAYS: Record<string, number> = {
  '/': 200,
  '/?q=A/': 200,
  '/scam-library?q=Bank//': 200,
  '/scam-library/feed.rss?x=Y': 200,
  '/offline': 200,
  '/sw.js': 200,
  '/%D8%A7': 404,
  '/%d8%a7': 404,
  '/%2F%2Fevil.example': 404,
}

test('the canonical URL is not redirected, whatever its query and escapes', async () => {
  const origin = await serve(await testApp())
  for (const [path, status] of Object.entries(STAYS)) {
    expect(await ask(origin, path), path).toEqual({ status, location: undefined })
  }
})

test('a file with capitals in its name is served under that name', async () => {
  const origin = await serve(await testApp())
  const html = await (await fetch(`${origin}/contact`)).text()
  const files = html.match(/\/assets\/[\w.-]+/g) ?? []
  expect(files.filter((name) => /[A-Z]/.test(name)).length).toBeGreaterThan(0)
  for (const name of files) expect((await ask(origin, name)).status, name).toBe(200)
  expect(await ask(origin, '/assets/No-Such-File.js')).toEqual({ status: 404, location: undefined })
})

test('a POST to another spelling is accepted there, because a redirect would lose its body', async () => {
  const origin = await serve(await testApp())
  const answer = await fetch(`${origin}/Scam-Checker/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams({ type: 'message', text: 'Your parcel is on hold' }),
  })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Your parcel is on hold')
})

test('no spelling redirects to another site or in a loop', async () => {
  const origin = await serve(await testApp())
  const part = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '%2F',
      '%2f%2F',
      '%5C',
      '.',
      '..',
      '%2e',
      '%2E%2e',
      '%32',
      '%65',
      ';',
      ':',
      '@',
      '%09',
    ],
    ...[FOREIGN, 'EVIL.example', 'http:', '[', '?', '#', 'Contact', 'AR', ' ', '%', '%0A'],
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      const path = encodeURI(`/${parts.join('')}`).replaceAll('%25', '%')
      const first = await ask(origin, path)
      if (first.status !== 308) return
      expect(first.location).toMatch(/^\/(?![/\\])/)
      const { host } = new URL(first.location ?? '', origin)
      expect(host).toBe(new URL(origin).host)
      const second = await ask(origin, first.location ?? '')
      expect(second.status, `${path} by ${first.location}`).not.toBe(308)
    }),
    { numRuns: 500, seed: 5, examples: HOSTILE.map((path) => [[path.slice(1)]]) },
  )
})

const HOSTILE = [
  `//${FOREIGN}/`,
  `///${FOREIGN}/%2e%2e/`,
  `/.//${FOREIGN}/`,
  `/;//${FOREIGN}/`,
  `/%2e%2e//${FOREIGN}/`,
  `/%2F%2F${FOREIGN}/`,
  `/%5C%5C${FOREIGN}/`,
  `//a@${FOREIGN}/`,
  '//:80/',
  '//[/',
]

/** Requests the path verbatim, as `fetch` would normalise it. */
function ask(
  origin: string,
  path: string,
  method = 'GET',
): Promise<{ status?: number; location?: string }> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, location: answer.headers.location })
    })
      .on('error', reject)
      .end()
  })
}
