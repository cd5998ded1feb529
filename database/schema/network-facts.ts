import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What services of the network answered about domains and short links, kept for a day, and until when a
 * service is not asked. Holds no part of a text: see `features/indicators/network/`.
 */
export const networkFacts = pgTable(
  'network_facts',
  {
    /** The service and a keyed hash of what it was asked (`rdap …`), or a paused service (`pause …`). */
    key: text('key').primaryKey(),
    facts: jsonb('facts').notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('network_facts_oldest').on(table.fetchedAt)],
)
