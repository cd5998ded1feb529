import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Work that only one process may do at a time: who writes the row has it until then. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  until: timestamp('until', { withTimezone: true, mode: 'date' }).notNull(),
})

/** Tells this database from every other: one row, made when it is first asked for, and left behind by a backup. */
export const databaseIdentity = pgTable('database_identity', {
  single: boolean('single').primaryKey().default(true),
  id: uuid('id').notNull(),
})
