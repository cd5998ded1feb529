import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { eq } from 'drizzle-orm'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { libraryFeedLinks } from '#app/features/feeds/library-feed-links.ts'
import { scams, scamTexts } from '#database/schema/scams.ts'
import { SEED_SCAMS } from '#database/seed/compiled/scams.js'
import { seededDatabase, testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'

/** An entry's content, independent of the format. */
type Entry = { id: string; url: string; title: string; published: number; html: string }
type Feed = { self: string; home: string; title: string; id?: string; entries: Entry[] }

const ACTIVE = SEED_SCAMS.filter(({ status }) => status === 'active').length
const FORMATS = ['rss', 'atom', 'json'] as const
const TYPES = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}
const hostile = (characters: string) =>
  `A ]]> b ]]> <script>alert("1")</script> &amp; ${characters} 'فيزا' 🎣`
const HOSTILE = hostile('\u0001\u001b\ufffe')
const AS_XML = hostile('\ufffd\ufffd\ufffd')
/** Char in XML 1.0, section 2.2. */
const XML_CHARACTERS = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u

test.each(FORMATS)('%s: the thirty newest active entries, newest first', async (format) => {
  const { origin, app } = await library()
  const { entries, answer } = await readFeed(`${origin}/scam-library/feed.${format}`)
  expect(answer.headers.get('content-type')).toBe(TYPES[format])
  expect(entries).toHaveLength(Math.min(30, ACTIVE))
  const newest = (await app.db.select().from(scams).where(eq(scams.status, 'active')))
    .toSorted((a, b) => +b.createdAt - +a.createdAt || (a.id < b.id ? 1 : -1))
    .slice(0, 30)
  expect(entries.map(({ id }) => id)).toEqual(newest.map(({ id }) => `urn:uuid:${id}`))
  expect(entries.map(({ published }) => published)).toEqual(newest.map((row) => +row.createdAt))
  expect(entries.map(({ url }) => url)).toEqual(
    newest.map(({ id }) => `${origin}/scam-library/${id}`),
  )
})

test.each(FORMATS)('%s: the filters of the library apply', async (format) => {
  const { origin, app } = await library()
  const search = '?risk=high&status=all&category=phishing'
  const { entries, self, home, title } = await readFeed(
    `${origin}/scam-library/feed.${format}${search}&page=7&unknown=1`,
  )
  expect(self).toBe(`${origin}/scam-library/feed.${format}${search}`)
  expect(home).toBe(`${origin}/scam-library${search}`)
  expect(title).toContain('phishing, high risk, any status')
  const expected = SEED_SCAMS.filter((s) => s.riskLevel === 'high' && s.category === 'phishing')
  expect(entries.map((entry) => entry.title).sort()).toEqual(
    expected.map((s) => s.texts.en.title).sort(),
  )
  const [row] = await app.db.select().from(scamTexts).where(eq(scamTexts.locale, 'en')).limit(1)
  const words = encodeURIComponent(row?.title ?? '')
  const found = await readFeed(`${origin}/scam-library/feed.${format}?status=all&q=${words}`)
  expect(found.entries.map((entry) => entry.title)).toContain(row?.title)
  const none = await readFeed(`${origin}/scam-library/feed.${format}?q=nothinglikethis`)
  expect(none.entries).toEqual([])
})

test.each(FORMATS)('%s: hostile text is escaped', async (format) => {
  const { origin, app } = await library()
  await app.db
    .update(scamTexts)
    .set({ title: HOSTILE, description: HOSTILE, indicators: [HOSTILE], preventionTips: [] })
  const { entries, body } = await readFeed(`${origin}/scam-library/feed.${format}`)
  expect(entries[0]?.title).toBe(format === 'json' ? HOSTILE : AS_XML)
  expect(entries[0]?.html).not.toContain('<script')
  expect(entries[0]?.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp;amp;')
  if (format !== 'json') expect(body).toMatch(XML_CHARACTERS)
})

test.each(FORMATS)('%s: URLs use the public origin if configured', async (format) => {
  const { origin } = await library({ PUBLIC_ORIGIN: 'https://himaya.example' })
  const { entries, self, home } = await readFeed(`${origin}/scam-library/feed.${format}`)
  for (const address of [self, home, ...entries.map(({ url }) => url)])
    expect(address).toMatch(/^https:\/\/himaya\.example\/scam-library/)
})

test('ids do not depend on the origin; each filter has its own', async () => {
  const app = await seededApp()
  const [one, other] = [await serve(app), await serve(app)]
  const idAt = async (origin: string, search: string) =>
    (await readFeed(`${origin}/scam-library/feed.atom${search}`)).id
  expect(await idAt(one, '')).toMatch(/^urn:uuid:/)
  expect(await idAt(one, '')).toBe(await idAt(other, ''))
  expect(await idAt(one, '?risk=low')).toBe(await idAt(other, '?page=2&risk=low'))
  expect(await idAt(one, '?risk=low')).not.toBe(await idAt(one, ''))
})

test.each(FORMATS)('%s: conditional and cross-origin requests are supported', async (format) => {
  const { origin } = await library()
  const address = `${origin}/scam-library/feed.${format}`
  const { answer } = await readFeed(address)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(answer.headers.get('cache-control')).toMatch(/^public/)
  const again = await fetch(address, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
  expect((await fetch(address, { method: 'POST' })).status).toBe(405)
})

test.each(FORMATS)('%s: in Arabic below /ar and by ?lang=ar', async (format) => {
  const { origin } = await library()
  const path = `/scam-library/feed.${format}`
  const arabic = await readFeed(`${origin}/ar${path}?risk=high`)
  const english = await readFeed(`${origin}${path}?risk=high`)
  expect(arabic.title).toMatch(/خطر مرتفع/)
  expect(arabic.self).toBe(`${origin}/ar${path}?risk=high`)
  expect(arabic.home).toBe(`${origin}/ar/scam-library?risk=high`)
  expect(arabic.entries).toHaveLength(english.entries.length)
  for (const [place, entry] of arabic.entries.entries()) {
    const { texts, slug } = SEED_SCAMS.find((scam) => scam.texts.ar?.title === entry.title) ?? {}
    expect(texts?.en.title, slug).toBe(english.entries[place]?.title)
    expect(entry.html).toContain(`<p lang="ar" dir="rtl">${texts?.ar?.description.slice(0, 20)}`)
    expect(entry.url).toContain('/ar/scam-library/')
    expect(entry.id, 'a reader of both feeds has two entries').not.toBe(english.entries[place]?.id)
  }
  const asked = await readFeed(`${origin}${path}?lang=ar&risk=high`)
  expect(asked.entries).toEqual(arabic.entries)
  expect(asked.self).toBe(arabic.self)
})

test.each(FORMATS)('%s: entries without Arabic are in English and marked', async (format) => {
  const { origin, app } = await library()
  await app.db.delete(scamTexts).where(eq(scamTexts.locale, 'ar'))
  const { entries } = await readFeed(`${origin}/ar/scam-library/feed.${format}`)
  expect(entries[0]?.title).toMatch(/^[A-Z]/)
  expect(entries[0]?.html).toMatch(/<p>\(باللغة .?الإنجليزية.?\)<\/p><p lang="en" dir="ltr">/)
  expect(entries[0]?.html).toContain('<ul lang="en" dir="ltr">')
  expect(entries[0]?.html).not.toContain('lang="ar" dir="rtl"><li>')
})

test('a library page links to the feeds of its results', async () => {
  const { origin } = await library()
  const links = libraryFeedLinks({
    location: { pathname: '/scam-library', search: '?page=3&risk=high&utm_source=x' },
  })
  expect(links).toHaveLength(3)
  for (const link of links) {
    const { href, type, rel } = link as { href: string; type: string; rel: string }
    expect(rel).toBe('alternate')
    const { answer, self } = await readFeed(origin + href)
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(self).toBe(`${origin}${href}`)
    expect(href).toMatch(/\?risk=high$/)
  }
  for (const language of ['', '/ar']) {
    const location = { pathname: `${language}/scam-library`, search: '' }
    const href = `${language}/scam-library/feed.rss`
    expect(libraryFeedLinks({ location })).toContainEqual(expect.objectContaining({ href }))
  }
})

async function seededApp(variables: Record<string, string> = {}) {
  const app = await testApp(variables, await seededDatabase())
  return app
}

/** Serves the built site with a seeded library. */
async function library(variables: Record<string, string> = {}) {
  const app = await seededApp(variables)
  return { app, origin: await serve(app) }
}

/** Parses a feed and validates it against its format. */
async function readFeed(address: string): Promise<Feed & { answer: Response; body: string }> {
  const answer = await fetch(address)
  expect(answer.status, address).toBe(200)
  const body = await answer.text()
  const format = /feed\.(\w+)/.exec(address)?.[1] as (typeof FORMATS)[number]
  return { ...READ[format](body), answer, body }
}

const READ: Record<(typeof FORMATS)[number], (body: string) => Feed> = {
  rss(body) {
    const { rss } = parseXml(body)
    expect(rss['@_version']).toBe('2.0')
    const { channel } = rss
    for (const required of ['title', 'link', 'description'])
      expect(channel[required]).toEqual(expect.stringMatching(/./))
    expect(channel['atom:link']['@_rel']).toBe('self')
    const entries = (channel.item ?? []).map((item: RssItem) => {
      expect(item.guid['@_isPermaLink']).toBe('false')
      expect(item.pubDate).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)
      return {
        id: item.guid['#text'],
        url: item.link,
        title: item.title,
        published: Date.parse(item.pubDate),
        html: item.description,
      }
    })
    return {
      self: channel['atom:link']['@_href'],
      home: channel.link,
      title: channel.title,
      entries,
    }
  },
  atom(body) {
    const { feed } = parseXml(body)
    expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom')
    expect(feed.author.name).toEqual(expect.stringMatching(/./))
    expect(feed.updated).toMatch(ISO_DATE)
    const linkOf = (rel: string) =>
      feed.link.find((link: AtomLink) => link['@_rel'] === rel)['@_href']
    const entries = (feed.entry ?? []).map((entry: AtomEntry) => {
      expect(entry.updated).toMatch(ISO_DATE)
      expect(entry.content['@_type']).toBe('html')
      return {
        id: entry.id,
        url: entry.link[0]?.['@_href'],
        title: entry.title,
        published: Date.parse(entry.published),
        html: entry.content['#text'],
      }
    })
    return {
      id: feed.id,
      self: linkOf('self'),
      home: linkOf('alternate'),
      title: feed.title,
      entries,
    }
  },
  json(body) {
    const feed = JSON.parse(body)
    validateJsonFeed(feed)
    expect(validateJsonFeed.errors).toBeNull()
    const entries = feed.items.map((item: JsonItem) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      published: Date.parse(item.date_published),
      html: item.content_html,
    }))
    return { self: feed.feed_url, home: feed.home_page_url, title: feed.title, entries }
  },
}

const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

type RssItem = {
  guid: Record<string, string>
  link: string
  title: string
  pubDate: string
  description: string
}
type AtomLink = Record<string, string>
type AtomEntry = {
  id: string
  title: string
  link: AtomLink[]
  published: string
  updated: string
  content: Record<string, string>
}
type JsonItem = {
  id: string
  url: string
  title: string
  date_published: string
  content_html: string
}

function parseXml(body: string) {
  expect(XMLValidator.validate(body)).toBe(true)
  return new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    // This parser only supports numeric character references with this option.
    htmlEntities: true,
    isArray: (name, path) => name === 'item' || name === 'entry' || path === 'feed.entry.link',
  }).parse(body)
}

/** JSON Feed 1.1 requirements for the fields we use. */
const validateJsonFeed = (() => {
  const ajv = new Ajv2020({ strict: false })
  formats(ajv)
  const address = { type: 'string', format: 'uri' }
  const date = { type: 'string', format: 'date-time' }
  return ajv.compile({
    type: 'object',
    required: ['version', 'title', 'items'],
    properties: {
      version: { const: 'https://jsonfeed.org/version/1.1' },
      title: { type: 'string' },
      home_page_url: address,
      feed_url: address,
      authors: { type: 'array', items: { type: 'object', required: ['name'] } },
      items: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'content_html'],
          properties: {
            id: { type: 'string' },
            url: address,
            date_published: date,
            date_modified: date,
            tags: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    },
  })
})()
