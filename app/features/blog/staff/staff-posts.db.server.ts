import { type AnyColumn, and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { validate } from 'uuid'
import { isUntouched } from '#app/features/audit/staff-log.db.server.ts'
import type { Texts } from '#app/features/texts/texts.ts'
import { FALLBACK, LOCALES } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { blogAuthors, blogCategories, blogPosts, blogPostTexts } from '#database/schema/blog.ts'
import { BLOG_COVERS } from '#database/seed/compiled/covers.js'
import { renderPost } from '../content/render-post.server.ts'
import { containing } from '../list-posts.db.server.ts'
import type { PostText } from '../post.ts'
import { writePostTexts } from '../posts.db.server.ts'
import type { PostFilters, StaffPost } from './post-filters.ts'
import type { PostChoices } from './post-input.ts'

/** An article's database row. */
export type PostRow = typeof blogPosts.$inferSelect & {
  texts: Texts<typeof blogPostTexts.$inferSelect>
}

const languagesOfPost = sql<string[]>`array(
  select locale from blog_post_texts where post_id = ${blogPosts.id})`

const nameOf = (names: AnyColumn) => sql<string>`${names} ->> ${FALLBACK}`

/** Returns one page of articles of any status, last changed first. @param page from 1 */
export async function listStaffPosts(
  db: Queries,
  { query, status }: PostFilters,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ posts: StaffPost[]; hasMore: boolean }> {
  const rows = await db
    .select({
      id: blogPosts.id,
      slug: blogPosts.slug,
      title: blogPostTexts.title,
      languages: languagesOfPost,
      category: nameOf(blogCategories.names),
      author: nameOf(blogAuthors.names),
      publishedAt: blogPosts.publishedAt,
      updatedAt: blogPosts.updatedAt,
    })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .innerJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .innerJoin(
      blogPostTexts,
      and(eq(blogPostTexts.postId, blogPosts.id), eq(blogPostTexts.locale, FALLBACK)),
    )
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
  const posts = rows.slice(0, pageSize).map(({ languages, ...post }) => ({
    ...post,
    languages: LOCALES.filter((locale) => languages.includes(locale)),
  }))
  return { posts, hasMore: rows.length > pageSize }
}

/** Returns an article of any status, or null. */
export async function findPostRow(db: Queries, id: string): Promise<PostRow | null> {
  if (!validate(id)) return null
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id))
  return withTexts(db, row)
}

async function withTexts(
  db: Queries,
  row: typeof blogPosts.$inferSelect | undefined,
): Promise<PostRow | null> {
  if (!row) return null
  const rows = await db.select().from(blogPostTexts).where(eq(blogPostTexts.postId, row.id))
  const texts = Object.fromEntries(rows.map((text) => [text.locale, text]))
  return FALLBACK in texts ? { ...row, texts: texts as PostRow['texts'] } : null
}

/** Returns the articles with these slugs that staff neither created nor edited, and the languages they have. */
export async function findUnwritten(db: Queries, slugs: readonly string[]) {
  return db
    .select({ id: blogPosts.id, slug: blogPosts.slug, languages: languagesOfPost })
    .from(blogPosts)
    .where(
      and(
        inArray(blogPosts.slug, [...slugs]),
        isUntouched(db, { kind: 'post', id: blogPosts.id }, ['write', 'edit']),
      ),
    )
}

/** The same with a row lock until the end of the transaction. */
export async function lockPost(transaction: Queries, id: string): Promise<PostRow | null> {
  if (!validate(id)) return null
  const [row] = await transaction.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update')
  return withTexts(transaction, row)
}

/** Updates columns and texts of an article. A deleted article is not recreated. */
export async function updatePost(
  transaction: Queries,
  id: string,
  { texts, ...changes }: Partial<typeof blogPosts.$inferSelect> & { texts: Texts<PostText> },
): Promise<void> {
  const { texts: rendered, searchText } = renderPost(texts)
  await transaction
    .update(blogPosts)
    .set({ ...changes, searchText })
    .where(eq(blogPosts.id, id))
  await writePostTexts(transaction, id, rendered)
}

/** Deletes an article; does nothing if it was deleted. */
export async function deletePost(transaction: Queries, id: string): Promise<void> {
  await transaction.delete(blogPosts).where(eq(blogPosts.id, id))
}

/** Returns the form's options, sorted by name. */
export async function postChoices(db: Queries): Promise<PostChoices> {
  const [categories, authors] = await Promise.all([
    db
      .select({ id: blogCategories.id, name: nameOf(blogCategories.names) })
      .from(blogCategories)
      .orderBy(asc(nameOf(blogCategories.names))),
    db
      .select({ id: blogAuthors.id, name: nameOf(blogAuthors.names) })
      .from(blogAuthors)
      .orderBy(asc(nameOf(blogAuthors.names))),
  ])
  return { categories, authors, covers: BLOG_COVERS }
}
