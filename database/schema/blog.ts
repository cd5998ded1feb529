import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'

export const blogCategories = pgTable('blog_categories', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
})

export const blogAuthors = pgTable('blog_authors', {
  id: id(),
  name: text('name').notNull(),
  avatarUrl: text('avatar_url'),
})

/** Articles, in Markdown. Unpublished ones have no `published_at`. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
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
