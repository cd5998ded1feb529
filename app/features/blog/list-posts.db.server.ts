import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  like,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import { containsNul } from '#app/domain/text/nul.ts'
import { isUnsearchable, termsOf } from '#app/features/scams/search/search-text.ts'
import { FALLBACK, LOCALES, type Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { blogAuthors, blogCategories, blogPosts, blogPostTexts } from '#database/schema/blog.ts'
import { type BlogFilters, POSTS_A_PAGE } from './blog-filters.ts'
import { readMinutes } from './content/read-minutes.ts'
import type { Category, Post, PostCard, PostList } from './post.ts'

const MAX_RELATED = 3

const isPublished = isNotNull(blogPosts.publishedAt)

/** The name of a category or author in the language, else in English. */
const nameIn = (locale: Locale, names: AnyColumn) =>
  sql<string>`coalesce(${names} ->> ${locale}, ${names} ->> ${FALLBACK})`

/** The text of the row's article in the language, else in English. */
const textIn = (db: Queries, locale: Locale) =>
  db
    .select({
      language: sql<Locale>`${blogPostTexts.locale}`.as('language'),
      title: blogPostTexts.title,
      excerpt: blogPostTexts.excerpt,
      html: blogPostTexts.contentHtml,
      words: blogPostTexts.words,
    })
    .from(blogPostTexts)
    .where(
      and(
        eq(blogPostTexts.postId, blogPosts.id),
        inArray(blogPostTexts.locale, [locale, FALLBACK]),
      ),
    )
    .orderBy(sql`${blogPostTexts.locale} = ${FALLBACK}`)
    .limit(1)
    .as('told')

const columnsOf = (told: ReturnType<typeof textIn>, locale: Locale) => ({
  id: blogPosts.id,
  slug: blogPosts.slug,
  language: told.language,
  title: told.title,
  excerpt: told.excerpt,
  words: told.words,
  coverImage: blogPosts.coverImage,
  categorySlug: blogCategories.slug,
  categoryName: nameIn(locale, blogCategories.names).as('category_name'),
  authorName: nameIn(locale, blogAuthors.names).as('author_name'),
  avatarUrl: blogAuthors.avatarUrl,
  publishedAt: sql<Date>`${blogPosts.publishedAt}`.mapWith(blogPosts.publishedAt),
  updatedAt: blogPosts.updatedAt,
})

const NEWEST_FIRST = [desc(blogPosts.publishedAt), desc(blogPosts.id)]

/**
 * Returns one page of published articles, newest first, searched in titles and contents of every language.
 * @param page from 1, see `readPage`
 */
export async function listPosts(
  db: Queries,
  locale: Locale,
  {
    filters,
    page,
    pageSize = POSTS_A_PAGE,
  }: { filters: BlogFilters; page: number; pageSize?: number },
): Promise<PostList> {
  const rows = await cards(db, locale)
    .where(
      and(
        isPublished,
        filters.category ? ofCategory(filters.category) : undefined,
        ...containing(filters.query),
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .offset((page - 1) * pageSize)
    .limit(pageSize + 1)
  return {
    posts: rows.slice(0, pageSize).map(cardOf),
    page,
    hasMore: rows.length > pageSize,
  }
}

function ofCategory(slug: string): SQL {
  return containsNul(slug) ? sql`false` : eq(blogCategories.slug, slug)
}

/** Returns a published article by slug, or null. */
export async function findPost(db: Queries, locale: Locale, slug: string): Promise<Post | null> {
  if (containsNul(slug)) return null
  const { query } = articles(db, locale)
  const [row] = await query.where(and(eq(blogPosts.slug, slug), isPublished))
  return row ? postOf(row) : null
}

/** Returns the newest published articles written in a language, in full. */
export async function newestPosts(db: Queries, locale: Locale, most: number): Promise<Post[]> {
  const { query, told } = articles(db, locale)
  const rows = await query
    .where(and(isPublished, eq(told.language, locale)))
    .orderBy(...NEWEST_FIRST)
    .limit(most)
  return rows.map(postOf)
}

/** Returns up to three other articles: same category first, then newest. */
export async function relatedPosts(db: Queries, locale: Locale, post: PostCard) {
  const rows = await cards(db, locale)
    .where(and(isPublished, ne(blogPosts.id, post.id)))
    .orderBy(sql`${blogCategories.slug} = ${post.category.slug} desc`, ...NEWEST_FIRST)
    .limit(MAX_RELATED)
  return rows.map(cardOf)
}

/** Returns the categories with published articles, by English name. */
export async function listBlogCategories(db: Queries, locale: Locale): Promise<Category[]> {
  return db
    .select({ slug: blogCategories.slug, name: nameIn(locale, blogCategories.names) })
    .from(blogCategories)
    .innerJoin(blogPosts, eq(blogPosts.categoryId, blogCategories.id))
    .where(isPublished)
    .groupBy(blogCategories.id)
    .orderBy(asc(nameIn(FALLBACK, blogCategories.names)))
}

/** Returns conditions that require every word of the query. Wildcards are escaped. */
export function containing(query: string): SQL[] {
  if (isUnsearchable(query)) return [sql`false`]
  return termsOf(query).map((term) => like(blogPosts.searchText, `%${term}%`))
}

function cards(db: Queries, locale: Locale) {
  const told = textIn(db, locale)
  return db
    .select(columnsOf(told, locale))
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .innerJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .innerJoinLateral(told, sql`true`)
    .$dynamic()
}

function articles(db: Queries, locale: Locale) {
  const told = textIn(db, locale)
  const languages = sql<string[]>`array(
    select locale from blog_post_texts where post_id = ${blogPosts.id})`
  const query = db
    .select({ ...columnsOf(told, locale), html: told.html, languages: languages.as('languages') })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .innerJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .innerJoinLateral(told, sql`true`)
    .$dynamic()
  return { query, told }
}

type CardRow = Awaited<ReturnType<typeof cards>>[number]

function cardOf({
  categorySlug,
  categoryName,
  authorName,
  avatarUrl,
  words,
  ...row
}: CardRow): PostCard {
  return {
    ...row,
    category: { slug: categorySlug, name: categoryName },
    author: { name: authorName, avatarUrl },
    readMinutes: readMinutes(words),
  }
}

function postOf({
  html,
  languages,
  ...row
}: Awaited<ReturnType<typeof articles>['query']>[number]): Post {
  return {
    ...cardOf(row),
    languages: LOCALES.filter((locale) => languages.includes(locale)),
    html,
    words: row.words,
  }
}
