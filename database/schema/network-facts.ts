import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

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
    fetchedAt: time('fetched_at').notNull(),
  },
  (table) => [index('network_facts_oldest').on(table.fetchedAt)],
)
