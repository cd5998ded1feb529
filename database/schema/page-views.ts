import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Number of views of each screen per day in the UAE, without visitor data. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date('day').notNull(),
    path: text('path').notNull(),
    /** The most recent title of the page. */
    title: text('title').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)
