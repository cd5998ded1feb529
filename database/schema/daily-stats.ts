import { date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { categories } from './scams.ts'

/*
 * What dashboards and charts count, kept by the transactions that change the rows: a million rows cost what a thousand
 * do. Days and months are those of the UAE.
 */

/** Reports by the day they came in. */
export const reportTallies = pgTable(
  'report_tallies',
  {
    day: date('day', { mode: 'string' }).notNull(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    status: text('status').notNull(),
    reports: integer('reports').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.categoryId, table.status] })],
)

/** Checks by day and outcome (before November 2026 by result, where `safe` holds what is now unsure), spread over several rows so that checks at the same moment do not wait for one another. */
export const checkTallies = pgTable(
  'check_tallies',
  {
    day: date('day', { mode: 'string' }).notNull(),
    result: text('result').notNull(),
    slot: smallint('slot').notNull(),
    checks: integer('checks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.result, table.slot] })],
)

/** Library entries by the month they were added; `month` is its first day. */
export const scamMonths = pgTable('scam_months', {
  month: date('month', { mode: 'string' }).primaryKey(),
  entries: integer('entries').notNull(),
})
