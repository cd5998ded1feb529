import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, time, updatedAt } from './columns.ts'
import { reportedScams } from './reports.ts'

/**
 * Indicators that staff confirmed in reports, each stored once. Everything about a private person (phone
 * number, email address, IBAN, handle) is a keyed hash.
 */
export const indicators = pgTable(
  'indicators',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** The normalised value; of a private kind its keyed hash. */
    value: text('value').notNull(),
    /** The masked value of a private kind, for people who read; null otherwise. */
    hint: text('hint'),
    /** When staff withdrew it: it counts for nothing and is in no export. Null otherwise. */
    withdrawnAt: time('withdrawn_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('indicators_value').on(table.kind, table.value),
    check(
      'indicators_kind',
      sql`${table.kind} in ('domain', 'host', 'url', 'email', 'phone', 'iban', 'wallet', 'handle')`,
    ),
  ],
)

/**
 * The reports in which an indicator was confirmed. It counts while such a report is approved and its library
 * entry published, so undoing an approval needs no change here.
 */
export const indicatorReports = pgTable(
  'indicator_reports',
  {
    indicatorId: uuid('indicator_id')
      .notNull()
      .references(() => indicators.id, { onDelete: 'cascade' }),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reportedScams.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.indicatorId, table.reportId] }),
    index('indicator_reports_by_report').on(table.reportId),
  ],
)
