import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#app/i18n/locale.ts'
import { BLOG_AUTHORS, BLOG_CATEGORIES, BLOG_POSTS } from '../compiled/blog.js'

/** Sites that an article may link to: authorities of the UAE and the services that they run. */
const OFFICIAL_HOSTS = new Set([
  'adgm.com',
  'aecb.gov.ae',
  'centralbank.ae',
  'dfsa.ae',
  'dubailand.gov.ae',
  'dubaipolice.gov.ae',
  'ecrime.ae',
  'emiratespost.ae',
  'icp.gov.ae',
  'mohre.gov.ae',
  'moi.gov.ae',
  'rta.ae',
  'salik.ae',
  'sanadak.gov.ae',
  'sca.gov.ae',
  'uaepass.ae',
  'vara.ae',
])

/** Own pages that an article may link to, as English paths. In other languages they have a prefix. */
const OWN_PAGES = new Set([
  '/scam-checker',
  '/scam-library',
  '/report-scam',
  ...BLOG_POSTS.map(({ slug }) => `/blog/${slug}`),
])

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

const linksOf = (markdown: string) => [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to!)

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const publicFile = (path: string) =>
  readFileSync(new URL(`../../../public${path}`, import.meta.url), 'utf8')

const withoutPrefix = (to: string, locale: string) =>
  to.startsWith(`/${locale}/`) ? to.slice(locale.length + 1) : to

/** The script of each language that is not written in Latin letters. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  ur: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
  bn: /\p{Script=Bengali}/gu,
  ml: /\p{Script=Malayalam}/gu,
}

const articles = BLOG_POSTS.flatMap(({ slug, texts }) =>
  Object.entries(texts).map(([locale, text]) => [slug, locale, text, texts.en] as const),
)

describe('the blog of a new site', () => {
  it('has articles under unique kebab-case slugs, with unique titles and covers', () => {
    for (const key of ['slug', 'coverImage'] as const)
      expect(repeated(BLOG_POSTS.map((post) => post[key])), key).toEqual([])
    const titles = BLOG_POSTS.flatMap(({ texts }) =>
      Object.entries(texts).map(([locale, { title }]) => `${locale}: ${title}`),
    )
    expect(repeated(titles)).toEqual([])
    for (const { slug } of BLOG_POSTS) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('uses exactly the existing categories and authors', () => {
    const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug).sort()
    expect([...new Set(BLOG_POSTS.map((post) => post.category))].sort()).toEqual(
      slugs(BLOG_CATEGORIES),
    )
    expect([...new Set(BLOG_POSTS.map((post) => post.author))].sort()).toEqual(slugs(BLOG_AUTHORS))
  })

  it('names its categories and authors in English and Arabic', () => {
    for (const { names } of [...BLOG_CATEGORIES, ...BLOG_AUTHORS]) {
      expect(names.en).toMatch(/^[A-Za-z& ]+$/)
      expect(names.ar).toMatch(/^[\p{Script=Arabic} ]+$/u)
    }
  })

  it('is written in languages of the site, and completely in Arabic', () => {
    const named = [...BLOG_CATEGORIES, ...BLOG_AUTHORS].flatMap(({ names }) => Object.keys(names))
    const written = BLOG_POSTS.flatMap(({ texts }) => Object.keys(texts))
    expect(LOCALES).toEqual(expect.arrayContaining([...named, ...written]))
    expect(BLOG_POSTS.filter(({ texts }) => !texts.ar)).toEqual([])
  })

  it('is in order, newest first, within fourteen months', () => {
    const days = BLOG_POSTS.map((post) => post.publishedAt)
    expect(days).toEqual([...days].sort().reverse())
    for (const day of days) {
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
      expect(day >= '2025-09-15' && day <= '2026-11-15', day).toBe(true)
    }
  })
})

describe.each(articles)('the article %s in %s', (slug, locale, text, en) => {
  it('has at least 500 words in English and Arabic', () => {
    if (locale === 'en' || locale === 'ar') expect(words(text.content)).toBeGreaterThanOrEqual(500)
  })

  it('is written in the script of its language, except names and addresses', () => {
    const script = SCRIPTS[locale]
    if (script)
      for (const part of [text.title, text.excerpt, text.content.replace(/\]\([^)]+\)/g, ']')])
        expect(count(part, /[a-z]/gi)).toBeLessThan(count(part, script) / 10)
  })

  it('has the same headings, quotations, lists, links and at most one table as in English', () => {
    for (const part of [/^## /gm, /^ *> /gm, /^\| --- /gm, /^\d+\. /gm, /^- /gm])
      expect(count(text.content, part), String(part)).toBe(count(en.content, part))
    expect(count(text.content, /^\| --- /gm)).toBeLessThanOrEqual(1)
    expect(linksOf(text.content).map((to) => withoutPrefix(to, locale))).toEqual(
      linksOf(en.content),
    )
  })

  it('starts its headings at the second level and holds no HTML', () => {
    expect(text.content).not.toMatch(/^#(?!# \S)/m)
    expect(text.content).not.toMatch(/<[a-z/!]/i)
  })

  it('links only to pages of this site in its own language and to official sites', () => {
    const prefix = locale === 'en' ? '' : `/${locale}`
    for (const to of linksOf(text.content))
      if (to.startsWith('/')) {
        expect(to.startsWith(`${prefix}/`), to).toBe(true)
        expect(OWN_PAGES, to).toContain(to.slice(prefix.length))
        expect(to).not.toBe(`${prefix}/blog/${slug}`)
      } else {
        const { protocol, hostname } = new URL(to)
        expect(protocol).toBe('https:')
        expect(OFFICIAL_HOSTS, to).toContain(hostname.replace(/^www\./, ''))
      }
    expect(count(text.content, /https?:/g)).toBe(count(text.content, /\]\(https:/g))
  })

  it('names only official or invented sites', () => {
    for (const [host] of text.content.matchAll(/\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b/g))
      if (!host.endsWith('.example') && host !== 'gov.ae')
        expect(OFFICIAL_HOSTS, host).toContain(host.replace(/^www\./, ''))
  })
})

describe.each(BLOG_POSTS)('the article $slug', ({ slug, coverImage }) => {
  it('has its own cover, a small static image', () => {
    expect(coverImage).toBe(`/covers/${slug}.svg`)
    expectStill(publicFile(coverImage), '0 0 1200 630')
  })
})

describe.each(BLOG_AUTHORS)('the portrait of $slug', ({ avatarUrl }) => {
  it('is a small static image', () => expectStill(publicFile(avatarUrl), '0 0 96 96'))
})

/** The only allowed styles of an image: other fills in dark mode. */
const DARK_FILLS =
  /<style>@media \(prefers-color-scheme:dark\)\{(?:\.[a-z]+\{fill:#[\da-f]{6}\})+\}<\/style>/

/**
 * Checks that an SVG image is smaller than 10 kB and has no text (it serves every language), no script and no
 * reference to other files.
 */
function expectStill(given: string, viewBox: string) {
  const svg = given.replace(DARK_FILLS, '')
  expect(Buffer.byteLength(given)).toBeLessThan(10_000)
  expect(svg).toContain(`viewBox="${viewBox}"`)
  expect(svg).not.toMatch(/<(script|style|text|image|use|a|foreignObject)\b|\bon\w+=|href|url\(/i)
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:/)
}
