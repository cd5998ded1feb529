import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import { seedBlog } from '#app/features/seeding/seed-blog.server.ts'
import { BLOG_POSTS } from '#database/seed/compiled/blog.js'
import { testApp, testDatabase } from '../../../tests/support/app.ts'
import { findPost, listBlogCategories, listPosts, relatedPosts } from './list-posts.db.server.ts'
import { editPost } from './staff/edit-post.server.ts'
import { openPost } from './staff/open-post.server.ts'
import { ARABIC, addBlogCategories, addPost } from './testing/add-post.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, n))

/** Creates a blog whose articles are named after days of January. */
async function blog() {
  const db = await testDatabase()
  const { banking, shopping, authorId } = await addBlogCategories(db)
  const add = (slug: string, more: Partial<Parameters<typeof addPost>[1]> = {}) =>
    addPost(db, { slug, categoryId: banking, authorId, ...more })
  const slugsOf = async (query = '', category: string | null = null, page = 1) => {
    const { posts } = await listPosts(db, 'en', { filters: { query, category }, page })
    return posts.map(({ slug }) => slug)
  }
  return { db, add, slugsOf, shopping }
}

test('articles are listed newest first, twelve a page, without drafts', async () => {
  const { db, add, slugsOf } = await blog()
  for (let n = 1; n <= 13; n++) await add(`day-${n}`, { publishedAt: day(n) })
  await add('draft', { publishedAt: null })
  const first = await listPosts(db, 'en', { filters: { query: '', category: null }, page: 1 })
  expect(first.posts.map(({ slug }) => slug)).toEqual(
    Array.from({ length: 12 }, (_, n) => `day-${13 - n}`),
  )
  expect(first.hasMore).toBe(true)
  expect(await slugsOf('', null, 2)).toEqual(['day-1'])
  expect(await slugsOf('draft')).toEqual([])
  expect(await findPost(db, 'en', 'draft')).toBeNull()
})

describe('search', () => {
  test.each([
    ['a word of the title in any case', 'FALSE'],
    ['a word of the content', 'refund'],
    ['a short part of a word', 'ef'],
    ['words that are not adjacent', 'refund call'],
    ['Arabic with variant letters', 'مكالمه'],
    ['Arabic words of the content', 'اغلق الخط'],
  ])('finds %s', async (_, query) => {
    const { add, slugsOf } = await blog()
    await add('one', { title: 'A false call', content: 'They promise a **refund**.', ...ARABIC })
    await add('two')
    expect(await slugsOf(query)).toEqual(['one'])
  })

  test.each([
    'scam-checker',
    'strong',
    '%',
    'amp',
  ])('finds nothing that is not visible text: %s', async (query) => {
    const { add, slugsOf } = await blog()
    await add('one', { content: '[**Check** & see](/scam-checker)' })
    expect(await slugsOf(query)).toEqual([])
  })
})

test('a category filters the list, and only categories with articles are offered', async () => {
  const { db, add, slugsOf, shopping } = await blog()
  await add('bank')
  await add('shop', { categoryId: shopping, publishedAt: null })
  expect(await slugsOf('', 'banking')).toEqual(['bank'])
  expect(await slugsOf('', 'shopping')).toEqual([])
  expect(await slugsOf('', 'nothing')).toEqual([])
  expect(await listBlogCategories(db, 'ar')).toEqual([{ slug: 'banking', name: 'البنوك' }])
})

test('related articles are of the same category first, then the newest, three at most', async () => {
  const { db, add, shopping } = await blog()
  await add('self', { publishedAt: day(9) })
  await add('same-old', { publishedAt: day(1) })
  await add('draft', { publishedAt: null })
  for (let n = 2; n <= 4; n++) await add(`shop-${n}`, { categoryId: shopping, publishedAt: day(n) })
  const self = await findPost(db, 'en', 'self')
  const related = await relatedPosts(db, 'en', self!)
  expect(related.map(({ slug }) => slug)).toEqual(['same-old', 'shop-4', 'shop-3'])
})

test('an article is read in Arabic, or in English marked as English if there is no Arabic', async () => {
  const { db, add } = await blog()
  const long = Array.from({ length: 201 }, () => 'word').join(' ')
  await add('both', { content: long, ...ARABIC })
  await add('english', { content: long })
  expect(await findPost(db, 'ar', 'both')).toMatchObject({
    language: 'ar',
    title: ARABIC.titleAr,
    author: { name: 'ليلى' },
    category: { name: 'البنوك' },
    readMinutes: 1,
    html: expect.stringContaining('<h2>ماذا تفعل</h2>'),
  })
  expect(await findPost(db, 'ar', 'english')).toMatchObject({
    language: 'en',
    title: 'About english',
    category: { name: 'البنوك' },
    readMinutes: 2,
  })
  expect(await findPost(db, 'en', 'both')).toMatchObject({ language: 'en', readMinutes: 2 })
})

test('seeding fills an empty blog once, with every article in English and Arabic', async () => {
  const db = await testDatabase()
  await seedBlog({ db })
  await seedBlog({ db })
  const { posts } = await listPosts(db, 'en', {
    filters: { query: '', category: null },
    page: 1,
    pageSize: 100,
  })
  expect(posts.map(({ slug }) => slug).sort()).toEqual(BLOG_POSTS.map(({ slug }) => slug).sort())
  for (const locale of ['en', 'ar'] as const) {
    for (const { slug } of posts) {
      expect((await findPost(db, locale, slug))?.language).toBe(locale)
    }
  }
})

test('a blog that was seeded before a language was added gets it for articles that were not edited', async () => {
  const app = await testApp()
  await seedBlog(app)
  const [edited, left] = BLOG_POSTS
  await app.db.execute(sql`delete from blog_post_texts where locale = 'ar'`)
  await app.db.execute(sql`update blog_categories set names = names - 'ar'`)
  const { rows } = await app.db.execute<{ id: string }>(
    sql`select id from blog_posts where slug = ${edited?.slug}`,
  )
  const { id, version, input } = (await openPost(app.db, rows[0]?.id ?? ''))!
  const changed = { ...input, title: 'Another title' }
  await editPost(app, someStaff(), { id, version, input: changed, move: 'save' })
  await seedBlog(app)
  const find = (slug = '') => findPost(app.db, 'ar', slug)
  expect(await find(edited?.slug)).toMatchObject({ language: 'en', title: 'Another title' })
  const { title } = left!.texts.ar!
  expect(await find(left?.slug)).toMatchObject({ language: 'ar', title })
  const [category] = await listBlogCategories(app.db, 'ar')
  expect(category?.name).toMatch(/\p{Script=Arabic}/u)
})
