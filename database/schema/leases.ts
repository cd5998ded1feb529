import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/**
 * Leases for work that only one process may do at a time. The process that writes the row holds the lease
 * until the given time.
 */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  until: time('until').notNull(),
})

/** Identity of this database: one row, created on first use and not included in backups. */
export const databaseIdentity = pgTable('database_identity', {
  single: boolean('single').primaryKey().default(true),
  id: uuid('id').notNull(),
})
