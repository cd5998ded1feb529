import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, time, updatedAt } from './columns.ts'

/** Names by language code: always English, and other languages if available. */
const names = () => jsonb('names').$type<{ en: string } & Record<string, string>>().notNull()

export const blogCategories = pgTable('blog_categories', {
  id: id(),
  slug: text('slug').notNull().unique(),
  names: names(),
})

export const blogAuthors = pgTable('blog_authors', {
  id: id(),
  slug: text('slug').notNull().unique(),
  names: names(),
  avatarUrl: text('avatar_url'),
})

/** Articles. Their texts are in `blog_post_texts`. Unpublished ones have no `published_at`. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    /** Titles and contents in all languages, normalised for search. */
    searchText: text('search_text').notNull().default(''),
    coverImage: text('cover_image'),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => blogCategories.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => blogAuthors.id),
    publishedAt: time('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('blog_posts_newest').on(table.publishedAt.desc()),
    index('blog_posts_by_category').on(table.categoryId, table.publishedAt.desc()),
  ],
)

/**
 * The texts of an article in Markdown, one row per language with a complete translation. The app adds
 * sanitised HTML and the number of words on save. Every article has English, which is shown in languages
 * without a row.
 */
export const blogPostTexts = pgTable(
  'blog_post_texts',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    contentHtml: text('content_html').notNull(),
    words: integer('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.locale] })],
)
