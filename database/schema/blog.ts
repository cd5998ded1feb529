import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'

export const blogCategories = pgTable('blog_categories', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  nameAr: text('name_ar'),
})

export const blogAuthors = pgTable('blog_authors', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  nameAr: text('name_ar'),
  avatarUrl: text('avatar_url'),
})

/**
 * Articles, in Markdown, with what the app makes of it on save: sanitised HTML, the number of words and the text that
 * search looks into. An article has all of its Arabic or none. Unpublished ones have no `published_at`.
 */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    titleAr: text('title_ar'),
    excerpt: text('excerpt').notNull(),
    excerptAr: text('excerpt_ar'),
    content: text('content').notNull(),
    contentAr: text('content_ar'),
    contentHtml: text('content_html').notNull(),
    contentHtmlAr: text('content_html_ar'),
    words: integer('words').notNull(),
    wordsAr: integer('words_ar'),
    /** Titles and contents of both languages as search compares them. */
    searchText: text('search_text').notNull().default(''),
    coverImage: text('cover_image'),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => blogCategories.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => blogAuthors.id),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('blog_posts_newest').on(table.publishedAt.desc()),
    index('blog_posts_by_category').on(table.categoryId, table.publishedAt.desc()),
  ],
)
