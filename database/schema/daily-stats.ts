import { date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { categories } from './scams.ts'

/*
 * Counts for dashboards and charts, updated in the transactions that change the rows, so that reading them
 * takes the same time at any size. Days and months are those of the UAE.
 */

/** Reports by day of submission. */
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

/**
 * Checks by day and outcome (before November 2026 by result, where `safe` includes what is now unsure). Each
 * count is spread over several rows, so that concurrent checks do not block each other.
 */
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

/** Library entries by the month of their creation; `month` is its first day. */
export const scamMonths = pgTable('scam_months', {
  month: date('month', { mode: 'string' }).primaryKey(),
  entries: integer('entries').notNull(),
})

/**
 * What is checked and reported by day, for the public trends: scam types and impersonated organisations of
 * unsafe checks (`check-kind`, `check-organisation`). Counts only, without texts and visitors.
 */
export const trendTallies = pgTable(
  'trend_tallies',
  {
    day: date('day', { mode: 'string' }).notNull(),
    measure: text('measure').notNull(),
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.measure, table.subject] })],
)
