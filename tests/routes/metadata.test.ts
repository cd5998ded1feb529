import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ARABIC, addBlogCategories, addPost } from '#app/features/blog/testing/add-post.ts'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import { INDEXED_SCREENS } from '#app/features/seo/indexed-screens.ts'
import { localeOf, localPath, pathWithoutLocale } from '#app/i18n/local-path.ts'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'
import routes from '#app/routes.ts'
import { siteText } from '#words/site.js'
import { testApp } from '../support/app.ts'
import { readHead } from '../support/page-head.ts'
import { serve } from '../support/site.ts'

const OPEN_GRAPH = {
  en: 'en_AE',
  ar: 'ar_AE',
  hi: 'hi_IN',
  ur: 'ur_PK',
  ml: 'ml_IN',
  bn: 'bn_BD',
  tl: 'fil_PH',
} as const
const titleEnding = (locale: Locale) => ` | ${siteText[locale].titleEnding}`
const PUBLIC_ORIGIN = 'https://himaya.example'

/** Screens that are not indexed, and those with parameters. */
const NOT_LISTED = [
  '/report-status',
  '/share',
  '/500',
  '/*',
  '/scam-library/:id',
  '/blog/:slug',
  '/wrong-sentence',
  '/alerts/subscription',
  '/evidence',
  '/api',
]

async function site(variables: Record<string, string> = {}) {
  const app = await testApp(variables)
  const { phishing } = await addCategories(app.db)
  const id = await addScam(app.db, {
    title: 'Parcel fee',
    titleAr: 'رسوم الشحنة',
    description: 'A courier asks for a small fee.',
    descriptionAr: 'يطلب موصّل رسوماً بسيطة لتسليم شحنتك.',
    categoryId: phishing,
  })
  const origin = await serve(app)
  const head = async (path: string) => readHead(await (await fetch(origin + path)).text())
  return { app, origin, id, head }
}

/** The entry of these tests has texts in two languages; a screen has all. */
const ENTRY_LANGUAGES = ['en', 'ar'] as const
const languagesOf = (path: string): readonly Locale[] =>
  path.startsWith('/scam-library/') ? ENTRY_LANGUAGES : LOCALES

const inEachLanguage = (paths: readonly string[]) =>
  LOCALES.flatMap((locale) => paths.map((path) => localPath(locale, path)))

test('every public screen is indexed, or listed as not indexed', () => {
  const layout = routes.find(({ id }) => id === 'en/layout') as RouteConfigEntry
  const screens = (layout.children ?? []).map(({ path = '' }) => `/${path.replace(/^\//, '')}`)
  expect(screens.toSorted()).toEqual([...INDEXED_SCREENS, ...NOT_LISTED].toSorted())
})

describe('the head of a page', () => {
  test('has each tag once, in its language, with absolute URLs of the public origin', async () => {
    const { id, head } = await site({ PUBLIC_ORIGIN })
    for (const path of inEachLanguage([
      ...INDEXED_SCREENS,
      '/report-status',
      `/scam-library/${id}`,
    ])) {
      const { titles, meta, links } = await head(path)
      const locale = localeOf(path)
      const plain = pathWithoutLocale(path)
      const url = PUBLIC_ORIGIN + path
      expect(titles, path).toHaveLength(1)
      expect(titles[0]).toMatch(new RegExp(`^.+${titleEnding(locale).replaceAll('|', '\\|')}$`))
      expect(linksOf(links, 'canonical'), path).toEqual([{ rel: 'canonical', href: url }])
      expect(linksOf(links, 'alternate').filter(({ hreflang }) => hreflang)).toEqual([
        ...languagesOf(plain).map((language) => ({
          rel: 'alternate',
          hreflang: language,
          href: PUBLIC_ORIGIN + localPath(language, plain),
        })),
        { rel: 'alternate', hreflang: 'x-default', href: PUBLIC_ORIGIN + plain },
      ])
      for (const name of ['description', 'og:description', 'twitter:description']) {
        expect(meta.get(name), `${path} ${name}`).toEqual([expect.stringMatching(/.{20}/)])
      }
      const own = titles[0]?.slice(0, -titleEnding(locale).length)
      const title = plain === '/' ? titleEnding(locale).replace(' | ', '') : own
      expect(Object.fromEntries(meta), path).toMatchObject({
        'og:title': [title],
        'og:url': [url],
        'og:type': [path.includes(id) ? 'article' : 'website'],
        'og:site_name': [siteText[locale].productName],
        'og:locale': [OPEN_GRAPH[locale]],
        'og:locale:alternate': LOCALES.filter((other) => other !== locale).map(
          (other) => OPEN_GRAPH[other],
        ),
        'og:image:type': ['image/png'],
        'og:image:width': ['1200'],
        'og:image:height': ['630'],
        'twitter:card': ['summary_large_image'],
        'twitter:title': [title],
      })
      expect(meta.get('twitter:image')).toEqual(meta.get('og:image'))
      expect(meta.get('og:image:alt')?.[0]).toMatch(/./)
    }
  })

  test('has keywords on every screen', async () => {
    const { id, head } = await site()
    for (const path of inEachLanguage([...INDEXED_SCREENS, `/scam-library/${id}`])) {
      expect((await head(path)).meta.get('keywords'), path).toEqual([expect.stringMatching(/./)])
    }
  })

  test('names an existing image of 1200 by 630 in the language of the page', async () => {
    const { origin, id, head } = await site()
    const pictures = new Map<string, string>()
    const entry = `/scam-library/${id}`
    const own = ENTRY_LANGUAGES.map((locale) => localPath(locale, entry))
    for (const path of [...inEachLanguage(INDEXED_SCREENS), ...own]) {
      pictures.set(path, (await head(path)).meta.get('og:image')?.[0] ?? '')
    }
    const bodies = new Map<string, string>()
    for (const address of new Set(pictures.values())) {
      const picture = await fetch(address)
      expect(picture.status, address).toBe(200)
      expect(picture.headers.get('content-type')).toBe('image/png')
      const body = Buffer.from(await picture.arrayBuffer())
      expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 })
      bodies.set(address, body.toString('base64'))
      const again = await fetch(address, {
        headers: { 'If-None-Match': picture.headers.get('etag') ?? '' },
      })
      expect(again.status).toBe(304)
    }
    expect(new Set(bodies.values()).size, 'each picture differs').toBe(bodies.size)
    for (const path of ['/', '/scam-checker', `/scam-library/${id}`]) {
      expect(pictures.get(path)).not.toBe(pictures.get(localPath('ar', path)))
    }
    expect((await fetch(`${origin}/social/nothing/card.png`)).status).toBe(404)
  })

  test('excludes private, missing, failed and search pages from search engines', async () => {
    const { head } = await site({ PUBLIC_ORIGIN })
    for (const path of inEachLanguage([
      '/report-status',
      '/nothing-here',
      '/500',
      '/scam-library/nothing',
      '/scam-library?q=parcel&risk=high',
      '/blog?q=parcel',
    ])) {
      const { meta } = await head(path)
      expect(meta.get('robots'), path).toEqual(['noindex'])
      expect(meta.get('description'), path).toEqual([expect.stringMatching(/.{20}/)])
    }
    const filtered = await head('/scam-library?risk=high&page=2&utm_source=x')
    expect(filtered.meta.has('robots')).toBe(false)
    for (const { links } of [filtered, await head('/scam-library?q=parcel')]) {
      expect(linksOf(links, 'canonical')).toEqual([
        { rel: 'canonical', href: `${PUBLIC_ORIGIN}/scam-library` },
      ])
    }
  })

  test('of an entry or article names exactly the languages in the sitemap', async () => {
    const { app, origin, id, head } = await site({ PUBLIC_ORIGIN })
    const { rows } = await app.db.execute<{ id: string }>(
      sql`select id from categories where slug = 'job'`,
    )
    const categoryId = rows[0]?.id ?? ''
    const arabic = { titleAr: 'وظيفة', descriptionAr: 'وظيفة مزيفة.' }
    const onlyArabic = { ...arabic, title: 'وظيفة', description: 'وظيفة مزيفة.' }
    const entries = [
      id,
      await addScam(app.db, { title: 'Fake job', categoryId }),
      await addScam(app.db, { ...onlyArabic, categoryId }),
    ]
    const { banking, authorId } = await addBlogCategories(app.db)
    await addPost(app.db, { slug: 'english', categoryId: banking, authorId })
    await addPost(app.db, { ...ARABIC, slug: 'both', categoryId: banking, authorId })
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
    const paths = [...entries.map((one) => `/scam-library/${one}`), '/blog/english', '/blog/both']
    for (const path of paths) {
      const listed = LOCALES.filter((locale) =>
        sitemap.includes(`<loc>${PUBLIC_ORIGIN}${localPath(locale, path)}</loc>`),
      )
      for (const locale of LOCALES) {
        const { meta, links } = await head(localPath(locale, path))
        const named = linksOf(links, 'alternate').map(({ hreflang }) => hreflang)
        expect(LOCALES.filter((one) => named.includes(one))).toEqual(listed)
        expect(meta.has('robots'), localPath(locale, path)).toBe(!listed.includes(locale))
      }
    }
  })

  test('of an inactive entry excludes it from search engines, as the sitemap does', async () => {
    const { app, origin, id, head } = await site({ PUBLIC_ORIGIN })
    const robots = async () => (await head(`/scam-library/${id}`)).meta.get('robots')
    const sitemap = async () => (await fetch(`${origin}/sitemap.xml`)).text()
    expect(await robots()).toBeUndefined()
    expect(await sitemap()).toContain(id)
    await app.db.execute(sql`update scams set status = 'inactive'`)
    expect(await robots()).toEqual(['noindex'])
    expect(await sitemap()).not.toContain(id)
  })

  test('names existing icons and the manifest of its language', async () => {
    const { origin, head } = await site()
    for (const path of inEachLanguage(['/'])) {
      const { links } = await head(path)
      const named = links.filter(({ rel = '' }) => /icon|manifest/.test(rel))
      expect(named.map(({ href }) => href)).toEqual(
        expect.arrayContaining([
          '/favicon.ico',
          '/favicon.svg',
          '/apple-touch-icon.png',
          localPath(localeOf(path), '/manifest.webmanifest'),
        ]),
      )
      for (const { href } of named) expect((await fetch(origin + href)).status, href).toBe(200)
    }
  })
})

describe('structured data', () => {
  test('has breadcrumbs from the home page to every other screen', async () => {
    const { id, head } = await site({ PUBLIC_ORIGIN })
    const inner = INDEXED_SCREENS.filter((path) => path !== '/')
    const own = ENTRY_LANGUAGES.map((locale) => localPath(locale, `/scam-library/${id}`))
    for (const path of [...inEachLanguage(inner), ...own]) {
      const { things } = await head(path)
      const trails = things.filter((thing) => thing['@type'] === 'BreadcrumbList')
      expect(trails, path).toHaveLength(1)
      const steps = trails[0]?.itemListElement as Record<string, unknown>[]
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, place) => place + 1))
      expect(steps.every(({ name }) => typeof name === 'string' && name !== '')).toBe(true)
      const home = PUBLIC_ORIGIN + localPath(localeOf(path), '/')
      expect(steps.map(({ item }) => item)).toEqual(
        path.includes(id)
          ? [home, PUBLIC_ORIGIN + path.replace(`/${id}`, ''), PUBLIC_ORIGIN + path]
          : [home, PUBLIC_ORIGIN + path],
      )
    }
  })

  test('of the home page names the publisher and the site search', async () => {
    const { origin, id, head } = await site()
    for (const path of inEachLanguage(['/'])) {
      const { things } = await head(path)
      const owner = things.find((thing) => thing['@type'] === 'Organization')
      const page = things.find((thing) => thing['@type'] === 'WebSite')
      expect(owner).toMatchObject({ url: `${origin}/`, name: expect.stringMatching(/./) })
      const logo = await fetch((owner?.logo as { url: string }).url)
      expect(await sharp(await logo.arrayBuffer()).metadata()).toMatchObject({
        format: 'png',
        width: 512,
      })
      expect(page).toMatchObject({ url: origin + path, inLanguage: localeOf(path) })
      expect(page?.publisher).toEqual({ '@id': owner?.['@id'] })
      const { target } = page?.potentialAction as { target: { urlTemplate: string } }
      const search = target.urlTemplate.replace('{search_term_string}', 'parcel')
      expect(await (await fetch(search)).text()).toContain(`/scam-library/${id}`)
    }
  })
})

const linksOf = (links: readonly Record<string, string>[], rel: string) =>
  links.filter((link) => link.rel === rel)
