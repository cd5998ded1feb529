import { laterThan } from '#app/features/audit/row-version.ts'
import {
  hasBlogCategories,
  insertAuthors,
  insertBlogCategories,
  insertPost,
  nameShelves,
} from '#app/features/blog/posts.db.server.ts'
import { contentOfRow } from '#app/features/blog/staff/post-content.server.ts'
import { textsOfContent } from '#app/features/blog/staff/post-input.ts'
import {
  findUnwritten,
  lockPost,
  updatePost,
} from '#app/features/blog/staff/staff-posts.db.server.ts'
import { knownTexts, type Texts } from '#app/features/texts/texts.ts'
import { TRANSLATIONS } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { BLOG_AUTHORS, BLOG_CATEGORIES, BLOG_POSTS } from '#database/seed/compiled/blog.js'
import type { SeedPost } from '#database/seed/types.ts'
import { inTransaction } from '#database/transaction.server.ts'

/**
 * Adds the initial categories, authors and articles to a database without a blog, in one transaction. In a
 * database with blog categories it only adds new languages to the initial articles that staff never created,
 * edited or deleted.
 */
export async function seedBlog({ db }: Pick<App, 'db'>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (await hasBlogCategories(transaction)) await addTranslations(transaction)
    else await addArticles(transaction)
  })
}

async function addArticles(transaction: Queries): Promise<void> {
  const categories = await insertBlogCategories(transaction, BLOG_CATEGORIES.map(named))
  const authors = await insertAuthors(transaction, BLOG_AUTHORS.map(named))
  for (const { slug, coverImage, category, author, publishedAt, texts } of BLOG_POSTS) {
    const time = morningOf(publishedAt)
    await insertPost(transaction, {
      id: newId(),
      slug,
      coverImage,
      texts: knownTexts(texts),
      categoryId: known(categories, category),
      authorId: known(authors, author),
      publishedAt: time,
      createdAt: time,
      updatedAt: time,
    })
  }
}

async function addTranslations(transaction: Queries): Promise<void> {
  await nameShelves(transaction, BLOG_CATEGORIES.map(named), BLOG_AUTHORS.map(named))
  const seeds = new Map(BLOG_POSTS.map(({ slug, texts }) => [slug, knownTexts(texts)]))
  const unedited = await findUnwritten(transaction, [...seeds.keys()])
  for (const { id, slug, languages } of unedited) {
    const seed = seeds.get(slug)
    if (!seed || !TRANSLATIONS.some((locale) => seed[locale] && !languages.includes(locale)))
      continue
    const row = await lockPost(transaction, id)
    if (!row) continue
    await updatePost(transaction, id, {
      texts: { ...seed, ...textsOfContent(contentOfRow(row)) },
      updatedAt: laterThan(row.updatedAt, row.updatedAt),
    })
  }
}

function named<Seed extends { names: Texts<string> }>(seed: Seed): Seed {
  return { ...seed, names: knownTexts(seed.names) }
}

/** Eight o'clock in the UAE. */
function morningOf(day: SeedPost['publishedAt']): Date {
  return new Date(`${day}T08:00:00+04:00`)
}

function known(ids: ReadonlyMap<string, string>, slug: string): string {
  const id = ids.get(slug)
  if (!id) throw new Error(`no such category or author: ${slug}`)
  return id
}
