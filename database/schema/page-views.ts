import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often each screen was opened, by day in the UAE: a count, with nothing of who opened it. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date('day').notNull(),
    path: text('path').notNull(),
    /** The title that the page last had. */
    title: text('title').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)
