import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import { connect } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

type Entry = Partial<Parameters<typeof addScam>[1]>

async function siteWith(entry: Entry = {}) {
  const app = await testApp()
  const { phishing } = await addCategories(app.db)
  const id = await addScam(app.db, {
    title: 'Parcel fee',
    description: 'A courier asks for a small fee.',
    categoryId: phishing,
    createdAt: new Date('2026-03-01T21:30:00Z'),
    updatedAt: new Date('2026-04-05T08:00:00Z'),
    ...entry,
  })
  const origin = await serve(app)
  return { app, id, origin, phishing, url: `${origin}/scam-library/${id}` }
}

const read = async (url: string) => {
  const answer = await fetch(url)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

describe('an entry', () => {
  test('is shown with its risk, category, dates in the UAE, description and breadcrumbs', async () => {
    const { url } = await siteWith()
    const { status, html } = await read(url)
    expect(status).toBe(200)
    expect(html).toContain('<title>Parcel fee | Himaya - UAE Scam Protection</title>')
    for (const text of ['HIGH RISK', 'Phishing', 'A courier asks for a small fee.']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('<time dateTime="2026-03-01T21:30:00.000Z">2 March 2026</time>')
    expect(html).toContain('>5 April 2026</time>')
    expect(html).toMatch(/aria-label="Breadcrumb".*href="\/".*href="\/scam-library".*aria-current/s)
  })

  test('shows the number of reports', async () => {
    const { app, url } = await siteWith()
    expect(visibleText((await read(url)).html)).toContain('Reports None yet')
    await app.db.execute(sql`update scams set reported_count = 1200`)
    expect(visibleText((await read(url)).html)).toContain('Reports 1,200')
  })

  test('shows advice first, then the checker, then the reaction buttons', async () => {
    const { html } = await read((await siteWith()).url)
    expect(html).toMatch(
      /How to Protect Yourself.*href="\/scam-checker"[^>]*>.{0,400}Check a message like this.*Found Helpful/s,
    )
  })

  test('shows the default advice of the specification if it has none', async () => {
    const { url } = await siteWith()
    const { html } = await read(url)
    expect(html).toContain('How to Protect Yourself')
    expect(html).toContain('Never share sensitive personal information')
    expect(html).not.toContain('Warning Signs')
  })

  test('shows its own advice and warning signs if it has some', async () => {
    const { url } = await siteWith({ preventionTips: ['Call the courier'], indicators: ['Hurry'] })
    const { html } = await read(url)
    expect(html).toContain('Call the courier')
    expect(html).not.toContain('Never share sensitive personal information')
    expect(html).toMatch(/Warning Signs.*Hurry/s)
  })

  test('shows the most similar entries, and no section if there are none', async () => {
    const { app, url, phishing } = await siteWith()
    expect((await read(url)).html).not.toContain('Related Scams')
    const description = 'A courier asks for a small fee once more.'
    await addScam(app.db, { title: 'Parcel again', description, categoryId: phishing })
    expect((await read(url)).html).toMatch(/Related Scams.*<h3[^>]*><a[^>]*>Parcel again/s)
  })

  test('cannot inject markup into the page or its structured data', async () => {
    const title = '</script><script>alert(1)</script>'
    const { url } = await siteWith({ title, description: title, indicators: [title] })
    const { html } = await read(url)
    expect(html).not.toContain('<script>alert')
    const [, data = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(data)['@graph'].map((node: { '@type': string }) => node['@type'])).toEqual([
      'BreadcrumbList',
      'Article',
    ])
    expect(JSON.parse(data)['@graph'][1].headline).toBe(title)
  })

  test('has title, description and image for social networks', async () => {
    const { url } = await siteWith()
    const { html } = await read(url)
    expect(html).toContain('<meta property="og:title" content="Parcel fee"/>')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(image).toBe(`${url}/card.png`)
    const picture = await fetch(image)
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    })
  })

  test('has a preview image with conditional requests', async () => {
    const { url } = await siteWith()
    const first = await fetch(`${url}/card.png`)
    const again = await fetch(`${url}/card.png`, {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    expect((await fetch(`${url.replace(/.$/, 'x')}/card.png`)).status).toBe(404)
  })
})

describe('an entry at its Arabic URL', () => {
  const at = (url: string) => url.replace('/scam-library', '/ar/scam-library')

  test('is in Arabic: text, signs, tips, category, risk and metadata', async () => {
    const { url } = await siteWith({
      titleAr: 'رسوم شحنة',
      descriptionAr: 'شركة توصيل تطلب رسومًا صغيرة.',
      indicators: ['Hurry'],
      indicatorsAr: ['استعجال'],
      preventionTips: ['Call'],
      preventionTipsAr: ['اتصل بالشركة'],
    })
    const { html } = await read(at(url))
    for (const text of ['رسائل ومواقع مزيفة', 'خطر مرتفع', 'استعجال', 'اتصل بالشركة'])
      expect(html).toContain(text)
    expect(html).toMatch(/<h1 lang="ar"[^>]*>رسوم شحنة</)
    expect(html).toMatch(/<title>رسوم شحنة/)
    for (const text of ['Parcel fee', 'Hurry', 'بالإنجليزية']) expect(html).not.toContain(text)
  })

  test('without Arabic is in English from left to right, and marked', async () => {
    const { url } = await siteWith({ indicators: ['Hurry'] })
    const { html } = await read(at(url))
    expect(html).toMatch(/<h1 lang="en" dir="ltr"[^>]*>Parcel fee</)
    expect(html).toMatch(/<p lang="en" dir="ltr"[^>]*>A courier asks/)
    expect(html).toMatch(/<li[^>]* lang="en" dir="ltr"[^>]*>.*Hurry/)
    expect(visibleText(html).match(/باللغة .?الإنجليزية/g)).toHaveLength(2)
    expect((await read(url)).html).not.toContain('In English')
  })
})

describe('a missing entry', () => {
  test.each([
    newId(),
    'nope',
    '1',
    '%00',
    '%ff',
    '..%2f..',
    "'%20or%201=1",
    'a'.repeat(3000),
  ])('shows Scam Not Found with status 404 for %s', async (id) => {
    const { origin } = await siteWith()
    const { status, html } = await read(`${origin}/scam-library/${id}`)
    expect(status).toBe(404)
    expect(html).not.toMatch(/ at .*\.(js|ts):\d+/)
    if (!id.startsWith('%ff')) {
      expect(html).toContain('Scam Not Found')
      expect(html).toContain('<title>Scam Not Found | Himaya - UAE Scam Protection</title>')
      expect(html.match(/<li>The|<li>You/g)).toHaveLength(3)
    }
  })

  test('shows the same page with status 503 if the database is unavailable', async () => {
    const nowhere = connect({ host: '127.0.0.1', port: 1 }, () => {})
    const origin = await serve(await testApp({}, nowhere))
    const { status, html } = await read(`${origin}/scam-library/${newId()}`)
    expect(status).toBe(503)
    expect(html).toContain('Scam Not Found')
    expect(html).not.toContain('ECONNREFUSED')
  })
})
