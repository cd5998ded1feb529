import { and, asc, desc, eq, isNotNull, like, ne, type SQL, sql } from 'drizzle-orm'
import { containsNul } from '#app/domain/text/nul.ts'
import { isUnsearchable, termsOf } from '#app/features/scams/search/search-text.ts'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { blogAuthors, blogCategories, blogPosts } from '#database/schema/blog.ts'
import { type BlogFilters, POSTS_A_PAGE } from './blog-filters.ts'
import { readMinutes } from './content/read-minutes.ts'
import type { Category, Post, PostCard, PostList } from './post.ts'

const MAX_RELATED = 3

const CARD = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  titleAr: blogPosts.titleAr,
  excerpt: blogPosts.excerpt,
  excerptAr: blogPosts.excerptAr,
  words: blogPosts.words,
  wordsAr: blogPosts.wordsAr,
  coverImage: blogPosts.coverImage,
  categorySlug: blogCategories.slug,
  categoryName: blogCategories.name,
  categoryNameAr: blogCategories.nameAr,
  authorName: blogAuthors.name,
  authorNameAr: blogAuthors.nameAr,
  avatarUrl: blogAuthors.avatarUrl,
  publishedAt: sql<Date>`${blogPosts.publishedAt}`.mapWith(blogPosts.publishedAt),
  updatedAt: blogPosts.updatedAt,
}

const NEWEST_FIRST = [desc(blogPosts.publishedAt), desc(blogPosts.id)]

/**
 * One page of the published articles, newest first; words are looked for in titles and contents of every language.
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
  const rows = await cards(db)
    .where(
      and(
        isNotNull(blogPosts.publishedAt),
        filters.category ? ofCategory(filters.category) : undefined,
        ...containing(filters.query),
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .offset((page - 1) * pageSize)
    .limit(pageSize + 1)
  return {
    posts: rows.slice(0, pageSize).map((row) => cardIn(locale, row)),
    page,
    hasMore: rows.length > pageSize,
  }
}

function ofCategory(slug: string): SQL {
  return containsNul(slug) ? sql`false` : eq(blogCategories.slug, slug)
}

/** A published article, or null when there is none of that address. */
export async function findPost(db: Queries, locale: Locale, slug: string): Promise<Post | null> {
  if (containsNul(slug)) return null
  const [row] = await articles(db).where(
    and(eq(blogPosts.slug, slug), isNotNull(blogPosts.publishedAt)),
  )
  return row ? postIn(locale, row) : null
}

/** The newest published articles that are written in a language, whole. */
export async function newestPosts(db: Queries, locale: Locale, most: number): Promise<Post[]> {
  const rows = await articles(db)
    .where(
      and(
        isNotNull(blogPosts.publishedAt),
        locale === 'ar' ? isNotNull(blogPosts.titleAr) : undefined,
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(most)
  return rows.map((row) => postIn(locale, row))
}

/** Up to three other articles: of the same category first, then the newest. */
export async function relatedPosts(db: Queries, locale: Locale, post: PostCard) {
  const rows = await cards(db)
    .where(and(isNotNull(blogPosts.publishedAt), ne(blogPosts.id, post.id)))
    .orderBy(sql`${blogCategories.slug} = ${post.category.slug} desc`, ...NEWEST_FIRST)
    .limit(MAX_RELATED)
  return rows.map((row) => cardIn(locale, row))
}

/** The categories that have a published article, by the English name. */
export async function listBlogCategories(db: Queries, locale: Locale): Promise<Category[]> {
  const rows = await db
    .select({
      slug: blogCategories.slug,
      name: blogCategories.name,
      nameAr: blogCategories.nameAr,
    })
    .from(blogCategories)
    .innerJoin(blogPosts, eq(blogPosts.categoryId, blogCategories.id))
    .where(isNotNull(blogPosts.publishedAt))
    .groupBy(blogCategories.id)
    .orderBy(asc(blogCategories.name))
  return rows.map(({ slug, name, nameAr }) => ({ slug, name: inLocale(locale, name, nameAr) }))
}

/** Conditions that together say: every word of the query stands in the article. Words hold no wildcards. */
export function containing(query: string): SQL[] {
  if (isUnsearchable(query)) return [sql`false`]
  return termsOf(query).map((term) => like(blogPosts.searchText, `%${term}%`))
}

const cards = (db: Queries) =>
  db
    .select(CARD)
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .innerJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))

const articles = (db: Queries) =>
  db
    .select({ ...CARD, html: blogPosts.contentHtml, htmlAr: blogPosts.contentHtmlAr })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .innerJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))

type CardRow = Awaited<ReturnType<typeof cards>>[number]

function cardIn(locale: Locale, row: CardRow): PostCard {
  const isArabic = locale === 'ar' && row.titleAr !== null
  return {
    id: row.id,
    slug: row.slug,
    language: isArabic ? 'ar' : 'en',
    title: inLocale(locale, row.title, row.titleAr),
    excerpt: inLocale(locale, row.excerpt, row.excerptAr),
    coverImage: row.coverImage,
    category: {
      slug: row.categorySlug,
      name: inLocale(locale, row.categoryName, row.categoryNameAr),
    },
    author: {
      name: inLocale(locale, row.authorName, row.authorNameAr),
      avatarUrl: row.avatarUrl,
    },
    readMinutes: readMinutes((isArabic && row.wordsAr) || row.words),
    publishedAt: row.publishedAt,
    updatedAt: row.updatedAt,
  }
}

function postIn(locale: Locale, row: Awaited<ReturnType<typeof articles>>[number]): Post {
  const card = cardIn(locale, row)
  return {
    ...card,
    languages: row.titleAr === null ? ['en'] : LOCALES,
    html: (card.language === 'ar' && row.htmlAr) || row.html,
    words: (card.language === 'ar' && row.wordsAr) || row.words,
  }
}

function inLocale(locale: Locale, english: string, arabic: string | null): string {
  return locale === 'ar' ? (arabic ?? english) : english
}
