import type { App } from '#app/platform/context.server.ts'
import { newId } from '#database/new-id.ts'
import { BLOG_AUTHORS, BLOG_CATEGORIES, BLOG_POSTS } from '#database/seed/compiled/blog.js'
import type { SeedPost, Texts } from '#database/seed/types.ts'
import { inTransaction } from '#database/transaction.server.ts'
import {
  hasBlogCategories,
  insertAuthors,
  insertBlogCategories,
  insertPost,
} from './posts.db.server.ts'

/**
 * Seeds categories, authors and first articles in one transaction, if there are no blog categories. What
 * staff deleted is not restored.
 */
export async function seedBlog({ db }: Pick<App, 'db'>): Promise<void> {
  if (await hasBlogCategories(db)) return
  await inTransaction(db, async (transaction) => {
    const categories = await insertBlogCategories(transaction, BLOG_CATEGORIES.map(named))
    const authors = await insertAuthors(transaction, BLOG_AUTHORS.map(named))
    for (const { category, author, publishedAt, texts, ...facts } of BLOG_POSTS) {
      const time = morningOf(publishedAt)
      await insertPost(transaction, {
        id: newId(),
        ...facts,
        ...texts.en,
        titleAr: texts.ar?.title ?? null,
        excerptAr: texts.ar?.excerpt ?? null,
        contentAr: texts.ar?.content ?? null,
        categoryId: known(categories, category),
        authorId: known(authors, author),
        publishedAt: time,
        createdAt: time,
        updatedAt: time,
      })
    }
  })
}

function named<Seed extends { names: Texts<string> }>({ names, ...rest }: Seed) {
  return { ...rest, name: names.en, nameAr: names.ar ?? null }
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
