import type { App } from '#app/platform/context.server.ts'
import { newId } from '#database/new-id.ts'
import { BLOG_AUTHORS } from '#database/seed/blog/authors.ts'
import { BLOG_CATEGORIES } from '#database/seed/blog/categories.ts'
import { BLOG_POSTS } from '#database/seed/blog/posts.ts'
import type { SeedPost } from '#database/seed/blog/types.ts'
import { inTransaction } from '#database/transaction.server.ts'
import {
  hasBlogCategories,
  insertAuthors,
  insertBlogCategories,
  insertPost,
} from './posts.db.server.ts'

/**
 * Gives a database without a blog its categories, authors and first articles, all or none. A database that has blog
 * categories is left alone: what staff deleted does not come back.
 */
export async function seedBlog({ db }: Pick<App, 'db'>): Promise<void> {
  if (await hasBlogCategories(db)) return
  await inTransaction(db, async (transaction) => {
    const categories = await insertBlogCategories(transaction, BLOG_CATEGORIES)
    const authors = await insertAuthors(transaction, BLOG_AUTHORS)
    for (const { category, author, publishedAt, ...words } of BLOG_POSTS) {
      const time = morningOf(publishedAt)
      await insertPost(transaction, {
        id: newId(),
        ...words,
        categoryId: known(categories, category),
        authorId: known(authors, author),
        publishedAt: time,
        createdAt: time,
        updatedAt: time,
      })
    }
  })
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
