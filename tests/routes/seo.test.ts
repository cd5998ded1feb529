import { inspect } from 'node:util'
import { sql } from 'drizzle-orm'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import { INDEXED_SCREENS } from '#app/features/seo/indexed-screens.ts'
import { localPath } from '#app/i18n/local-path.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { connect } from '#database/connect.server.ts'
import { testApp } from '../support/app.ts'
import { recordedLog } from '../support/recorded-log.ts'
import { serve } from '../support/site.ts'

const PUBLIC_ORIGIN = 'https://himaya.example'

type Alternate = { '@_hreflang': string; '@_href': string }
type Address = { loc: string; lastmod?: string; 'xhtml:link': Alternate[] }

async function site(variables: Record<string, string> = {}) {
  const app = await testApp(variables)
  const { phishing } = await addCategories(app.db)
  const id = await addScam(app.db, {
    title: 'Parcel fee',
    titleAr: 'رسوم الشحنة',
    description: 'A courier asks for a small fee.',
    descriptionAr: 'يطلب موصّل رسوماً بسيطة لتسليم شحنتك.',
    categoryId: phishing,
    updatedAt: new Date('2026-04-05T08:00:00Z'),
  })
  return { app, id, origin: await serve(app) }
}

async function readXml(address: string) {
  const answer = await fetch(address)
  expect(answer.status, address).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const body = await answer.text()
  expect(XMLValidator.validate(body)).toBe(true)
  return new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
  }).parse(body)
}

describe('the sitemap', () => {
  test('lists every screen and entry in each language, with its alternates', async () => {
    const { id, origin } = await site({ PUBLIC_ORIGIN })
    const { urlset } = await readXml(`${origin}/sitemap.xml`)
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    const addresses: Address[] = urlset.url
    const paths = [...INDEXED_SCREENS, `/scam-library/${id}`]
    // The entry has an English and an Arabic text.
    const pages = paths.map((path) => ({
      path,
      languages: path.includes(id) ? (['en', 'ar'] as const) : LOCALES,
    }))
    expect(addresses.map(({ loc }) => loc)).toEqual(
      pages.flatMap(({ path, languages }) =>
        languages.map((language) => PUBLIC_ORIGIN + localPath(language, path)),
      ),
    )
    for (const { path, languages } of pages) {
      for (const language of languages) {
        const url = PUBLIC_ORIGIN + localPath(language, path)
        const alternates = addresses.find(({ loc }) => loc === url)?.['xhtml:link'] ?? []
        expect(alternates.map((one) => [one['@_hreflang'], one['@_href']])).toEqual([
          ...languages.map((other) => [other, PUBLIC_ORIGIN + localPath(other, path)]),
          ['x-default', PUBLIC_ORIGIN + path],
        ])
      }
    }
    expect(addresses.at(-1)?.lastmod).toBe('2026-04-05T08:00:00.000Z')
  })

  test('lists no missing pages', async () => {
    const { origin } = await site()
    const { urlset } = await readXml(`${origin}/sitemap.xml`)
    for (const { loc } of urlset.url as Address[]) {
      expect((await fetch(loc)).status, loc).toBe(200)
    }
  })

  test('has parts with the entries of an id range, and none for invalid URLs', async () => {
    const { id, origin } = await site()
    const zero = '00000000-0000-0000-0000-000000000000'
    const { urlset } = await readXml(`${origin}/sitemap.xml?after=${zero}&to=${id}`)
    expect((urlset.url as Address[]).map(({ loc }) => loc)).toEqual([
      `${origin}/scam-library/${id}`,
      `${origin}/ar/scam-library/${id}`,
    ])
    for (const search of ['after=', "after='%20or", `after=${zero}&to=x`]) {
      expect((await fetch(`${origin}/sitemap.xml?${search}`)).status, search).toBe(404)
    }
  })

  test('is GET only, and reports a database outage', async () => {
    const nowhere = connect({ host: '127.0.0.1', port: 1 }, () => {})
    const origin = await serve(await testApp({}, nowhere))
    for (const part of ['', '?screens', `?after=${crypto.randomUUID()}`]) {
      expect((await fetch(`${origin}/sitemap.xml${part}`)).status).toBe(503)
    }
    expect((await fetch(`${origin}/sitemap.xml`, { method: 'POST' })).status).toBe(405)
  })

  test.each([
    'identity',
    'gzip',
  ])('that fails midway (%s) aborts the response, and the error is logged without its query', async (encoding) => {
    const { log, lines, text } = recordedLog()
    const app = await testApp({}, undefined, log)
    const said = vi.spyOn(console, 'error')
    onTestFinished(() => said.mockRestore())
    const origin = await serve(app)
    await app.db.execute(sql`alter table scams rename to gone`)
    const headers = { 'Accept-Encoding': encoding }
    const read = fetch(`${origin}/sitemap.xml`, { headers }).then((answer) => answer.text())
    expect(await read.catch(() => '')).not.toContain('</urlset>')
    expect(lines().filter(({ level }) => level === 'error')).toMatchObject([
      { msg: 'a public read failed' },
    ])
    expect(text() + inspect(said.mock.calls, { depth: null })).not.toContain('select')
  })

  test('is complete when read uncompressed, in any number of chunks', async () => {
    const app = await testApp()
    const { phishing } = await addCategories(app.db)
    const words = { titleAr: 'احتيال', descriptionAr: 'ما يحدث.', categoryId: phishing }
    for (let n = 0; n < 100; n++) await addScam(app.db, { title: `Scam ${n}`, ...words })
    const origin = await serve(app)
    const headers = { 'Accept-Encoding': 'identity' }
    for (let times = 0; times < 20; times++) {
      const answer = await fetch(`${origin}/sitemap.xml`, { headers })
      expect((await answer.text()).endsWith('</urlset>\n')).toBe(true)
    }
  })

  test('logs no error when the client disconnects', async () => {
    const { log, text } = recordedLog()
    const app = await testApp({}, undefined, log)
    const origin = await serve(app)
    for (let times = 0; times < 20; times++) {
      expect((await fetch(`${origin}/sitemap.xml`, { method: 'HEAD' })).status).toBe(200)
    }
    expect((await fetch(`${origin}/sitemap.xml`)).status).toBe(200)
    expect(text()).not.toContain('failed')
  })
})

test.each([
  '//evil.example/scam-library',
  '//evil.example/sitemap.xml',
  '//evil.example/robots.txt',
  '//evil.example/api/v1/scams',
  '//evil.example:99999/terms',
  '//@/terms',
])('%s is a missing page, not a sitemap of another site', async (path) => {
  const { origin } = await site({ PUBLIC_ORIGIN })
  const answer = await fetch(origin + path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('https://evil.example')
})

test('robots.txt allows everything except staff and API, and names the sitemap', async () => {
  const { origin } = await site({ PUBLIC_ORIGIN })
  const answer = await fetch(`${origin}/robots.txt`)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await answer.text()).trim().split('\n')
  expect(lines).toContain(`Sitemap: ${PUBLIC_ORIGIN}/sitemap.xml`)
  expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual([
    'Disallow: /admin',
    'Disallow: /api/',
  ])
})

describe('the manifest', () => {
  test.each([
    ['/manifest.webmanifest', 'en', 'ltr', '/', 'Himaya'],
    ['/ar/manifest.webmanifest', 'ar', 'rtl', '/ar', 'حماية'],
  ])('%s makes the site installable', async (path, lang, dir, home, name) => {
    const { origin } = await site()
    const answer = await fetch(origin + path)
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    const app = await answer.json()
    expect(app).toMatchObject({
      id: home,
      start_url: home,
      scope: '/',
      lang,
      dir,
      short_name: name,
      display: 'standalone',
    })
    expect(app.icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable')
    for (const { src, sizes } of app.icons) {
      const icon = await sharp(await (await fetch(origin + src)).arrayBuffer()).metadata()
      expect(`${icon.width}x${icon.height}`, src).toBe(sizes)
    }
    const shortcuts: { name: string; url: string }[] = app.shortcuts
    expect(shortcuts.length).toBeGreaterThanOrEqual(4)
    for (const { url } of shortcuts) {
      expect((await fetch(origin + url)).status, url).toBe(200)
      expect(url.startsWith('/ar')).toBe(lang === 'ar')
    }
  })
})

test('security.txt names a contact, and expires in a year', async () => {
  const { app, origin } = await site({ PUBLIC_ORIGIN, SUPPORT_EMAIL: 'help@himaya.example' })
  app.clock = { now: () => new Date('2026-05-06T07:08:09Z') }
  const answer = await fetch(`${origin}/.well-known/security.txt`)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect((await answer.text()).trim().split('\n')).toEqual([
    'Contact: mailto:help@himaya.example',
    'Expires: 2027-05-06T00:00:00Z',
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    'Canonical: https://himaya.example/.well-known/security.txt',
  ])
})
