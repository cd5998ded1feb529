import { and, eq, type InferInsertModel, ne } from 'drizzle-orm'
import type { Texts } from '#app/features/texts/texts.ts'
import type { Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { blogAuthors, blogCategories, blogPosts, blogPostTexts } from '#database/schema/blog.ts'
import { type RenderedText, renderPost } from './content/render-post.server.ts'
import type { PostText } from './post.ts'

/** The columns of an article that its author sets; rendered columns are not included. */
export type NewPost = Omit<InferInsertModel<typeof blogPosts>, 'searchText'> & {
  texts: Texts<PostText>
}

type Named = { slug: string; names: Texts<string> }

/** Whether the blog was seeded. */
export async function hasBlogCategories(db: Queries): Promise<boolean> {
  const found = await db.select({ id: blogCategories.id }).from(blogCategories).limit(1)
  return found.length > 0
}

/** @returns ids by slug */
export async function insertBlogCategories(
  db: Queries,
  rows: readonly Named[],
): Promise<Map<string, string>> {
  const added = rows.map((row) => ({ id: newId(), ...row }))
  if (added.length > 0) await db.insert(blogCategories).values(added)
  return new Map(added.map(({ slug, id }) => [slug, id]))
}

/** @returns ids by slug */
export async function insertAuthors(
  db: Queries,
  rows: readonly (Named & { avatarUrl: string | null })[],
): Promise<Map<string, string>> {
  const added = rows.map((row) => ({ id: newId(), ...row }))
  if (added.length > 0) await db.insert(blogAuthors).values(added)
  return new Map(added.map(({ slug, id }) => [slug, id]))
}

/** Updates the names of existing categories and authors. */
export async function nameShelves(
  transaction: Queries,
  categories: readonly Named[],
  authors: readonly Named[],
): Promise<void> {
  for (const { slug, names } of categories)
    await transaction
      .update(blogCategories)
      .set({ names })
      .where(and(eq(blogCategories.slug, slug), ne(blogCategories.names, names)))
  for (const { slug, names } of authors)
    await transaction
      .update(blogAuthors)
      .set({ names })
      .where(and(eq(blogAuthors.slug, slug), ne(blogAuthors.names, names)))
}

/**
 * Inserts a rendered article. All inserts use this function. Call it in a transaction. @throws if the slug is
 * taken
 */
export async function insertPost(transaction: Queries, { texts, ...post }: NewPost): Promise<void> {
  const { texts: rendered, searchText } = renderPost(texts)
  await transaction.insert(blogPosts).values({ ...post, searchText })
  await writePostTexts(transaction, post.id, rendered)
}

/** Replaces all texts of an article. */
export async function writePostTexts(
  transaction: Queries,
  postId: string,
  texts: readonly RenderedText[],
): Promise<void> {
  await transaction.delete(blogPostTexts).where(eq(blogPostTexts.postId, postId))
  await transaction.insert(blogPostTexts).values(texts.map((text) => ({ postId, ...text })))
}
