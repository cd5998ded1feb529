import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Work that only one process may do at a time: who writes the row has it until then. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  until: timestamp('until', { withTimezone: true, mode: 'date' }).notNull(),
})
