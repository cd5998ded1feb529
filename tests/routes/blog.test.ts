import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ARABIC, addBlogCategories, addPost } from '#app/features/blog/testing/add-post.ts'
import { testApp } from '../support/app.ts'
import { outage } from '../support/outage.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, n, 8))

/** Creates a site with two articles and a draft. The newer article has no Arabic. */
async function blog(more = 0) {
  const app = await testApp()
  const { banking, shopping, authorId } = await addBlogCategories(app.db)
  await addPost(app.db, {
    slug: 'false-call',
    title: 'The false <call>',
    excerpt: 'A caller wants a code.',
    content:
      '## What to do\n\nHang up. [Check it](/scam-checker), or [read](https://example.com/).',
    ...ARABIC,
    categoryId: banking,
    authorId,
    publishedAt: day(1),
    updatedAt: day(3),
  })
  await addPost(app.db, {
    slug: 'false-shop',
    categoryId: shopping,
    authorId,
    coverImage: '/covers/task-jobs.svg',
    publishedAt: day(2),
    updatedAt: day(2),
  })
  await addPost(app.db, { slug: 'secret', categoryId: banking, authorId, publishedAt: null })
  for (let n = 0; n < more; n++) {
    await addPost(app.db, {
      slug: `old-${n}`,
      categoryId: shopping,
      authorId,
      publishedAt: day(-n),
    })
  }
  const origin = await serve(app)
  const read = async (path: string) => {
    const answer = await fetch(`${origin}${path}`)
    const html = await answer.text()
    const titles = [...html.matchAll(/<h2[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) => title)
    return { status: answer.status, url: answer.url, html, text: visibleText(html), titles }
  }
  return { app, origin, read }
}

describe('the list', () => {
  test('features the newest article, shows read time, author and date, and no drafts', async () => {
    const { read } = await blog()
    const page = await read('/blog')
    expect(page.status).toBe(200)
    expect(page.html).toContain('<title>Blog | Himaya - UAE Scam Protection</title>')
    expect(page.titles).toEqual(['About false-shop', 'The false &lt;call&gt;'])
    expect(page.text.match(/Featured/g)).toHaveLength(1)
    expect(page.text).toMatch(/Featured Shopping .*About false-shop/)
    expect(page.text).toMatch(/By Layla Desk .*2 January 2026 · 1 min read/)
    expect(page.text).not.toContain('secret')
    expect(page.html).toContain('src="/covers/task-jobs.svg"')
    expect(page.html).toContain('href="/blog/false-call"')
  })

  test('is searched and filtered by its URL alone', async () => {
    const { read } = await blog()
    expect((await read('/blog?q=HANG')).titles).toEqual(['The false &lt;call&gt;'])
    expect((await read('/blog?q=مكالمه')).titles).toEqual(['The false &lt;call&gt;'])
    expect((await read('/blog?category=shopping')).titles).toEqual(['About false-shop'])
    const page = await read('/blog?q=false&category=shopping')
    expect(page.html).toMatch(/name="q"[^>]* value="false"/)
    expect(page.html).toMatch(/<option value="shopping" selected="">/)
  })

  test('is empty for an unknown category', async () => {
    const { read } = await blog()
    expect((await read('/blog?category=a%00b')).status).toBe(200)
  })

  test.each(['nothinglikethis', '!!!', '%25'])('shows an empty state for %s', async (query) => {
    const { read } = await blog()
    const { status, text } = await read(`/blog?q=${query}`)
    expect(status).toBe(200)
    expect(text).toContain('No articles found')
    expect(text).toContain('Try adjusting your search or filter settings')
  })

  test('has pages of twelve', async () => {
    const { read } = await blog(11)
    const first = await read('/blog')
    expect(first.titles).toHaveLength(12)
    expect(first.html).toMatch(
      /rel="next"[^>]* href="\/blog\?page=2"|href="\/blog\?page=2"[^>]* rel="next"/,
    )
    const second = await read('/blog?page=2')
    expect(second.titles).toHaveLength(1)
    expect(second.text).not.toContain('Featured')
  })

  test('has canonical URLs after a form without script, in the language of the page', async () => {
    const { origin, read } = await blog()
    expect((await read('/blog?q=call&category=')).url).toBe(`${origin}/blog?q=call`)
    expect((await read('/ar/blog?q=&category=banking')).url).toBe(
      `${origin}/ar/blog?category=banking`,
    )
  })

  test('in Arabic has Arabic texts, and marks articles that are in English only', async () => {
    const { read } = await blog()
    const { html, text } = await read('/ar/blog')
    expect(html).toContain('<html lang="ar" dir="rtl"')
    expect(text).toMatch(/مميز .*التسوق .*متوفر بالإنجليزية فقط/)
    expect(text).toContain(ARABIC.titleAr)
    expect(text).toContain('قراءة في دقيقة واحدة')
    expect(html).toMatch(/<h2 lang="en" dir="ltr"[^>]*><a[^>]* href="\/ar\/blog\/false-shop"/)
    expect(html).toMatch(/<h2 lang="ar" dir="rtl"[^>]*><a[^>]* href="\/ar\/blog\/false-call"/)
  })

  test('shows an error with a retry link if it cannot be loaded', async () => {
    const { app, read } = await blog()
    await outage(app.db)
    const { status, html, text } = await read('/ar/blog?q=x')
    expect(status).toBe(503)
    expect(text).toContain('تعذر تحميل المقالات')
    expect(html).toContain('href="/ar/blog?q=x"')
    expect((await read('/blog/false-call')).status).toBe(503)
  })
})

describe('an article', () => {
  test('has a preview image with its title in each language; a draft has none', async () => {
    const { origin, read } = await blog()
    const pictures = new Set<string>()
    for (const path of ['/blog/false-call', '/ar/blog/false-call', '/blog/false-shop']) {
      const { html } = await read(path)
      const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
      expect(image).toBe(`${origin}${path}/card.png`)
      const answer = await fetch(image)
      expect(answer.headers.get('content-type')).toBe('image/png')
      const bytes = await answer.arrayBuffer()
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
      pictures.add(answer.headers.get('etag') ?? '')
    }
    expect(pictures.size).toBe(3)
    expect((await fetch(`${origin}/blog/secret/card.png`)).status).toBe(404)
  })

  test('shows its text, author, dates, read time and related articles', async () => {
    const { read } = await blog()
    const { status, html, text } = await read('/blog/false-call')
    expect(status).toBe(200)
    expect(html).toContain('<title>The false &lt;call&gt; | Himaya - UAE Scam Protection</title>')
    expect(html).toContain('<h2>What to do</h2>')
    expect(html).toContain('<a href="https://example.com/" rel="noopener noreferrer">read</a>')
    expect(text).toMatch(/By Layla Desk Published 1 January 2026 Updated 3 January 2026 1 min read/)
    expect(text).toMatch(/Related articles .*About false-shop/)
    expect(text).not.toContain('secret')
    expect((await read('/blog/false-shop')).text).not.toContain('Updated')
  })

  test('has structured data', async () => {
    const { origin, read } = await blog()
    const { html } = await read('/blog/false-call')
    const [, json = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
    const { '@graph': things } = JSON.parse(json)
    expect(things).toContainEqual(
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: 'The false <call>',
        datePublished: '2026-01-01T08:00:00.000Z',
        dateModified: '2026-01-03T08:00:00.000Z',
        mainEntityOfPage: `${origin}/blog/false-call`,
        author: expect.objectContaining({ name: 'Layla Desk' }),
      }),
    )
    expect(things).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
  })

  test('is in Arabic at its Arabic URL', async () => {
    const { read } = await blog()
    const { html, text } = await read('/ar/blog/false-call')
    expect(html).toMatch(/<h1 lang="ar" dir="rtl"/)
    expect(html).toContain('<bdi dir="ltr">800 22823</bdi>')
    expect(text).toMatch(/تاريخ النشر .*2026/)
    expect(text.split('مقالات ذات صلة')[0]).not.toContain('متوفر بالإنجليزية فقط')
  })

  test('without Arabic is in English at its Arabic URL, marked, and not indexed', async () => {
    const { read } = await blog()
    const { status, html, text } = await read('/ar/blog/false-shop')
    expect(status).toBe(200)
    expect(text).toContain('متوفر بالإنجليزية فقط')
    expect(html).toMatch(/<h1 lang="en" dir="ltr"/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test.each(['nothing', 'secret', 'a%00b'])('%s is not found', async (slug) => {
    const { read } = await blog()
    const { status, html, text } = await read(`/blog/${slug}`)
    expect(status).toBe(404)
    expect(text).toContain('Article Not Found')
    expect(html).toContain('href="/blog"')
    expect((await read(`/ar/blog/${slug}`)).text).toContain('المقال غير موجود')
  })
})

describe('the feeds', () => {
  const parse = (body: string) => {
    expect(XMLValidator.validate(body)).toBe(true)
    return new XMLParser({
      ignoreAttributes: false,
      isArray: (name) => name === 'item' || name === 'entry',
    }).parse(body)
  }

  test('contain the newest published articles in full, with absolute URLs', async () => {
    const { origin, read } = await blog()
    const rss = parse((await read('/blog/feed.rss')).html).rss.channel
    expect(rss.item.map(({ link }: { link: string }) => link)).toEqual([
      `${origin}/blog/false-shop`,
      `${origin}/blog/false-call`,
    ])
    expect(rss.item[1].title).toBe('The false <call>')
    expect(rss.item[1].description).toContain(`<a href="${origin}/scam-checker">`)
    const atom = parse((await read('/blog/feed.atom')).html).feed
    expect(atom.entry).toHaveLength(2)
    expect(atom.entry[1].updated).toBe('2026-01-03T08:00:00.000Z')
    const json = JSON.parse((await read('/blog/feed.json')).html)
    expect(json).toMatchObject({ language: 'en', feed_url: `${origin}/blog/feed.json` })
    expect(json.items).toHaveLength(2)
  })

  test('in Arabic contain the Arabic articles, and have their own id', async () => {
    const { origin, read } = await blog()
    const json = JSON.parse((await read('/ar/blog/feed.json')).html)
    expect(json).toMatchObject({
      language: 'ar',
      home_page_url: `${origin}/ar/blog`,
      feed_url: `${origin}/ar/blog/feed.json`,
    })
    expect(json.items.map(({ url }: { url: string }) => url)).toEqual([
      `${origin}/ar/blog/false-call`,
    ])
    expect(json.items[0].content_html).toMatch(/^<div lang="ar" dir="rtl">.+<\/div>$/s)
    const idsOf = async (path: string) => {
      const { feed } = parse((await read(path)).html)
      return [feed.id, ...feed.entry.map(({ id }: { id: string }) => id)]
    }
    const english = await idsOf('/blog/feed.atom')
    for (const id of await idsOf('/ar/blog/feed.atom')) expect(english).not.toContain(id)
  })

  test('are linked from the list in its language', async () => {
    const { read } = await blog()
    expect((await read('/blog')).html).toContain('href="/blog/feed.rss"')
    expect((await read('/ar/blog')).html).toContain('href="/ar/blog/feed.rss"')
  })
})
