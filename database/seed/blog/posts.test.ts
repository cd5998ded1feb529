import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BLOG_AUTHORS } from './authors.ts'
import { BLOG_CATEGORIES } from './categories.ts'
import { BLOG_POSTS } from './posts.ts'

/** Whose sites an article may send a reader to: authorities of the UAE, and the services that they run. */
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

/** Own pages that an article may name, in English; the Arabic ones stand under `/ar`. */
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

const posts = BLOG_POSTS.map((post) => [post.slug, post] as const)

describe('the blog a new site starts with', () => {
  it('has articles under unique kebab-case slugs, with unique titles and covers', () => {
    for (const key of ['slug', 'title', 'titleAr', 'coverImage'] as const)
      expect(repeated(BLOG_POSTS.map((post) => post[key])), key).toEqual([])
    for (const { slug } of BLOG_POSTS) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('uses every category and every author, and no other', () => {
    const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug).sort()
    expect([...new Set(BLOG_POSTS.map((post) => post.category))].sort()).toEqual(
      slugs(BLOG_CATEGORIES),
    )
    expect([...new Set(BLOG_POSTS.map((post) => post.author))].sort()).toEqual(slugs(BLOG_AUTHORS))
  })

  it('names its categories and authors in both languages', () => {
    for (const { name, nameAr } of [...BLOG_CATEGORIES, ...BLOG_AUTHORS]) {
      expect(name).toMatch(/^[A-Za-z& ]+$/)
      expect(nameAr).toMatch(/^[\p{Script=Arabic} ]+$/u)
    }
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

describe.each(posts)('the article %s', (slug, post) => {
  it('has at least 500 words in each language', () => {
    expect(words(post.content)).toBeGreaterThanOrEqual(500)
    expect(words(post.contentAr)).toBeGreaterThanOrEqual(500)
  })

  it('is Arabic in its Arabic fields: Latin letters are names and addresses only', () => {
    for (const text of [post.titleAr, post.excerptAr, post.contentAr.replace(/\]\([^)]+\)/g, ']')])
      expect(count(text, /[a-z]/gi)).toBeLessThan(count(text, /\p{Script=Arabic}/gu) / 10)
  })

  it('has the same parts in both languages: headings, quotations, one table at most, links', () => {
    for (const part of [/^## /gm, /^ *> /gm, /^\| --- /gm, /^\d+\. /gm, /^- /gm])
      expect(count(post.contentAr, part), String(part)).toBe(count(post.content, part))
    expect(count(post.content, /^\| --- /gm)).toBeLessThanOrEqual(1)
    expect(linksOf(post.contentAr).map((to) => to.replace(/^\/ar\//, '/'))).toEqual(
      linksOf(post.content),
    )
  })

  it('starts its headings at the second level and holds no HTML', () => {
    for (const text of [post.content, post.contentAr]) {
      expect(text).not.toMatch(/^#(?!# \S)/m)
      expect(text).not.toMatch(/<[a-z/!]/i)
    }
  })

  it('links to pages of ours in its own language and to official sites only', () => {
    for (const [text, prefix] of [
      [post.content, ''],
      [post.contentAr, '/ar'],
    ] as const) {
      for (const to of linksOf(text))
        if (to.startsWith('/')) {
          expect(to.startsWith(`${prefix}/`), to).toBe(true)
          expect(OWN_PAGES, to).toContain(to.slice(prefix.length))
          expect(to).not.toBe(`${prefix}/blog/${slug}`)
        } else {
          const { protocol, hostname } = new URL(to)
          expect(protocol).toBe('https:')
          expect(OFFICIAL_HOSTS, to).toContain(hostname.replace(/^www\./, ''))
        }
      expect(count(text, /https?:/g)).toBe(count(text, /\]\(https:/g))
    }
  })

  it('names no site but an official one or one that is invented', () => {
    for (const text of [post.content, post.contentAr])
      for (const [host] of text.matchAll(/\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b/g))
        if (!host.endsWith('.example') && host !== 'gov.ae')
          expect(OFFICIAL_HOSTS, host).toContain(host.replace(/^www\./, ''))
  })

  it('has a cover of its own that is small and does nothing', () => {
    expect(post.coverImage).toBe(`/covers/${slug}.svg`)
    expectStill(publicFile(post.coverImage), '0 0 1200 630')
  })
})

describe.each(BLOG_AUTHORS)('the portrait of $slug', ({ avatarUrl }) => {
  it('is small and does nothing', () => expectStill(publicFile(avatarUrl!), '0 0 96 96'))
})

/** The only styles that a picture may have: other fills on a dark page. */
const DARK_FILLS =
  /<style>@media \(prefers-color-scheme:dark\)\{(?:\.[a-z]+\{fill:#[\da-f]{6}\})+\}<\/style>/

/** A picture under 10 kB with no text (it serves both languages), script or reference to anything outside itself. */
function expectStill(given: string, viewBox: string) {
  const svg = given.replace(DARK_FILLS, '')
  expect(Buffer.byteLength(given)).toBeLessThan(10_000)
  expect(svg).toContain(`viewBox="${viewBox}"`)
  expect(svg).not.toMatch(/<(script|style|text|image|use|a|foreignObject)\b|\bon\w+=|href|url\(/i)
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:/)
}
