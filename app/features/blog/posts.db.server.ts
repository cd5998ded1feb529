import type { InferInsertModel } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { blogAuthors, blogCategories, blogPosts } from '#database/schema/blog.ts'
import { type RenderedPost, renderPost } from './content/render-post.server.ts'

/** The columns that a writer fills; what is rendered from them is not among these. */
export type NewPost = Omit<InferInsertModel<typeof blogPosts>, keyof RenderedPost> & {
  titleAr: string | null
  contentAr: string | null
}

/** Whether the blog has been filled before. */
export async function hasBlogCategories(db: Queries): Promise<boolean> {
  const found = await db.select({ id: blogCategories.id }).from(blogCategories).limit(1)
  return found.length > 0
}

/** @returns the id of each slug */
export async function insertBlogCategories(
  db: Queries,
  rows: readonly { slug: string; name: string; nameAr: string | null }[],
): Promise<Map<string, string>> {
  const added = rows.map((row) => ({ id: newId(), ...row }))
  if (added.length > 0) await db.insert(blogCategories).values(added)
  return new Map(added.map(({ slug, id }) => [slug, id]))
}

/** @returns the id of each slug */
export async function insertAuthors(
  db: Queries,
  rows: readonly { slug: string; name: string; nameAr: string | null; avatarUrl: string | null }[],
): Promise<Map<string, string>> {
  const added = rows.map((row) => ({ id: newId(), ...row }))
  if (added.length > 0) await db.insert(blogAuthors).values(added)
  return new Map(added.map(({ slug, id }) => [slug, id]))
}

/** Adds an article, rendered: the only way in. @throws when its slug is taken */
export async function insertPost(db: Queries, post: NewPost): Promise<void> {
  await db.insert(blogPosts).values({ ...post, ...renderPost(post) })
}
