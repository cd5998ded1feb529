import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { validate } from 'uuid'
import type { Queries } from '#database/connect.server.ts'
import { blogAuthors, blogCategories, blogPosts } from '#database/schema/blog.ts'
import { BLOG_COVERS } from '#database/seed/compiled/covers.js'
import { containing } from '../list-posts.db.server.ts'
import type { PostFilters, StaffPost } from './post-filters.ts'
import type { PostChoices } from './post-input.ts'

/** An article as the database has it. */
export type PostRow = typeof blogPosts.$inferSelect

/** One page of the articles of every status, those that changed last first. @param page from 1 */
export async function listStaffPosts(
  db: Queries,
  { query, status }: PostFilters,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ posts: StaffPost[]; hasMore: boolean }> {
  const rows = await db
    .select({
      id: blogPosts.id,
      slug: blogPosts.slug,
      title: blogPosts.title,
      titleAr: blogPosts.titleAr,
      category: blogCategories.name,
      author: blogAuthors.name,
      publishedAt: blogPosts.publishedAt,
      updatedAt: blogPosts.updatedAt,
    })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .innerJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .where(
      and(
        status === 'draft' ? isNull(blogPosts.publishedAt) : undefined,
        status === 'published' ? isNotNull(blogPosts.publishedAt) : undefined,
        ...containing(query),
      ),
    )
    .orderBy(desc(blogPosts.updatedAt), desc(blogPosts.id))
    .offset((page - 1) * pageSize)
    .limit(pageSize + 1)
  return { posts: rows.slice(0, pageSize), hasMore: rows.length > pageSize }
}

/** An article of any status, or null when there is none. */
export async function findPostRow(db: Queries, id: string): Promise<PostRow | null> {
  if (!validate(id)) return null
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id))
  return row ?? null
}

/** The same, and nobody else can change it until the transaction ends. */
export async function lockPost(transaction: Queries, id: string): Promise<PostRow | null> {
  if (!validate(id)) return null
  const [row] = await transaction.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update')
  return row ?? null
}

/** Writes these columns of an article; one that is gone stays gone. */
export async function updatePost(
  transaction: Queries,
  id: string,
  changes: Partial<PostRow>,
): Promise<void> {
  await transaction.update(blogPosts).set(changes).where(eq(blogPosts.id, id))
}

/** Deletes an article; one that is gone already is no fault. */
export async function deletePost(transaction: Queries, id: string): Promise<void> {
  await transaction.delete(blogPosts).where(eq(blogPosts.id, id))
}

/** What a form offers, by name. */
export async function postChoices(db: Queries): Promise<PostChoices> {
  const [categories, authors] = await Promise.all([
    db
      .select({ id: blogCategories.id, name: blogCategories.name })
      .from(blogCategories)
      .orderBy(asc(blogCategories.name)),
    db
      .select({ id: blogAuthors.id, name: blogAuthors.name })
      .from(blogAuthors)
      .orderBy(asc(blogAuthors.name)),
  ])
  return { categories, authors, covers: BLOG_COVERS }
}
