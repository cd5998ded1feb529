import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import { seededDatabase, testApp } from '../support/app.ts'
import { outage } from '../support/outage.ts'
import { serve } from '../support/site.ts'

async function seededSite() {
  const app = await testApp({}, await seededDatabase())
  return { app, origin: await serve(app) }
}

async function read(url: string) {
  const answer = await fetch(url)
  const html = withoutTemplates(await answer.text())
  return {
    status: answer.status,
    url: answer.url,
    html,
    titles: [...html.matchAll(/<h2[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) => title),
  }
}

/** Templates are not displayed. */
const withoutTemplates = (html: string) => html.replace(/<template.*?<\/template>/gs, '')

describe('the library', () => {
  test('shows twelve active entries and their total', async () => {
    const { origin } = await seededSite()
    const page = await read(`${origin}/scam-library`)
    expect(page.status).toBe(200)
    expect(page.titles).toHaveLength(12)
    expect(page.html).toContain('47 scams')
    expect(page.html).toContain('<title>Scam Library | Himaya - UAE Scam Protection</title>')
  })

  test('works by URL alone: query, filters and pages', async () => {
    const { origin } = await seededSite()
    const found = await read(`${origin}/scam-library?q=PARCEL+customs&status=all&category=romance`)
    expect(found.titles).toEqual(['Gift parcel held at customs'])
    expect(found.html).toContain('1 scam<')
    const second = await read(`${origin}/scam-library?page=2`)
    const first = await read(`${origin}/scam-library`)
    expect(second.titles).toHaveLength(12)
    expect(first.titles.filter((title) => second.titles.includes(title))).toEqual([])
    expect(second.html).toContain('rel="prev"')
    expect(second.html).toContain('href="/scam-library?page=3"')
  })

  test('in Arabic has Arabic cards, also found by English words; and in English by Arabic ones', async () => {
    const { app, origin } = await seededSite()
    const asked = 'status=all&category=romance'
    const arabic = await read(`${origin}/ar/scam-library?q=customs+parcel&${asked}`)
    expect(arabic.titles).toEqual(['طرد هدية محتجز في الجمارك'])
    expect(arabic.html).toMatch(/<h2[^>]*lang="ar"/)
    expect(arabic.html).toContain('خطر')
    const words = encodeURIComponent('الجمارك هديه')
    const english = await read(`${origin}/scam-library?q=${words}&${asked}`)
    expect(english.titles).toEqual(['Gift parcel held at customs'])

    await app.db.execute(sql`delete from scam_texts where locale = 'ar'`)
    const untranslated = await read(`${origin}/ar/scam-library?q=customs+parcel&${asked}`)
    expect(untranslated.titles).toEqual(english.titles)
    expect(untranslated.html).toMatch(/الإنجليزية.?<.*<h2[^>]*lang="en" dir="ltr"/s)
  })

  test('redirects the URL of a plain form to its canonical one', async () => {
    const { origin } = await seededSite()
    const form = 'q=bank&risk=&status=active&category='
    expect((await read(`${origin}/scam-library?${form}`)).url).toBe(`${origin}/scam-library?q=bank`)
    const empty = 'q=&risk=&status=active&category='
    expect((await read(`${origin}/scam-library?${empty}`)).url).toBe(`${origin}/scam-library`)
  })

  test.each([
    'risk=huge&status=deleted&category=nothing',
    'page=0',
    'page=-1',
    'page=abc',
    'risk=low&risk=high',
    `q=${'%25'.repeat(50)}`,
    'q=%27%20or%201%3D1%3B--',
    'q=%00',
    'q=%ff%fe',
    'unknown=1',
  ])('handles ?%s without an error', async (search) => {
    const { origin } = await seededSite()
    const page = await read(`${origin}/scam-library?${search}`)
    expect(page.status).toBe(200)
    expect(page.html).toContain('Scam Library')
  })

  test('redirects a page beyond the end to the last one, and accepts queries of any length', async () => {
    const { origin } = await seededSite()
    for (const [asked, shown, titles] of [
      ['page=1000000000', 'page=4', 11],
      ['page=5', 'page=4', 11],
      ['q=hajj&status=all&page=999', 'q=hajj&status=all', 1],
      ['q=nosuchword&page=2', 'q=nosuchword', 0],
    ] as const) {
      const beyond = await read(`${origin}/ar/scam-library?${asked}`)
      expect([beyond.status, beyond.url]).toEqual([200, `${origin}/ar/scam-library?${shown}`])
      expect(beyond.titles.length).toBeGreaterThanOrEqual(titles)
    }
    const long = await read(`${origin}/scam-library?q=${'a'.repeat(8000)}`)
    expect(long.status).toBe(200)
    expect(long.html).toContain(`value="${'a'.repeat(100)}"`)
  })

  test('shows the number of reports of an entry, if any', async () => {
    const { app, origin } = await seededSite()
    expect((await read(`${origin}/scam-library`)).html).not.toMatch(/\d reports?/)
    await app.db.execute(sql`update scams set reported_count = 3 where slug = 'hajj-umrah-package'`)
    const { html } = await read(`${origin}/scam-library?q=hajj&status=all`)
    expect(html.match(/\d reports?/g)).toEqual(['3 reports'])
  })

  test('lists the category "other" last', async () => {
    const { origin } = await seededSite()
    for (const path of ['/scam-library', '/report-scam', '/ar/report-scam']) {
      const { html } = await read(origin + path)
      const [, options = ''] =
        /<select[^>]*name="category[^"]*"[^>]*>(.*?)<\/select>/s.exec(html) ?? []
      const names = [...options.matchAll(/<option[^>]*>([^<]*)</g)].map(([, name]) => name)
      expect(['Other', 'أخرى'], path).toContain(names.at(-1))
    }
  })

  test('shows an empty state with a link to everything', async () => {
    const { origin } = await seededSite()
    const page = await read(`${origin}/scam-library?q=nosuchword`)
    expect(page.html).toContain('No scams found')
    expect(page.html).toMatch(/href="\/scam-library"[^>]*>Clear search and filters/)
  })

  test.each([
    '!!!',
    '%',
    '_',
    '…',
    '🎁',
  ])('finds nothing for %s, which no entry contains', async (query) => {
    const { origin } = await seededSite()
    const page = await read(`${origin}/scam-library?q=${encodeURIComponent(query)}`)
    expect(page.titles).toEqual([])
    expect(page.html).toContain('No scams found')
  })

  test('shows text of visitors and staff as text, never as markup', async () => {
    const app = await testApp()
    const { other } = await addCategories(app.db)
    await addScam(app.db, { title: '<img src=x onerror=alert(1)>', categoryId: other })
    const origin = await serve(app)
    const { html } = await read(`${origin}/scam-library?q=%3Cscript%3E`)
    expect(html).not.toContain('<script>')
    expect((await read(`${origin}/scam-library`)).html).not.toContain('<img src=x')
  })

  test('shows an error during a database outage, and recovers', async () => {
    const { app, origin } = await seededSite()
    const restore = await outage(app.db)
    const failed = await read(`${origin}/scam-library?q=bank`)
    expect(failed.status).toBe(503)
    expect(failed.html).toContain('Failed to load scams. Please try again later.')
    expect(failed.html).toMatch(/href="\/scam-library\?q=bank"[^>]*>Try again/)
    expect(failed.html).not.toMatch(/ at .*\.(js|ts):\d+|from scams|pg_|ECONN/)
    await restore()
    expect((await read(`${origin}/scam-library?q=bank`)).status).toBe(200)
  })
})
