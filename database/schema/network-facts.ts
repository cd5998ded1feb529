import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What network services said of a domain or short link, kept for a day. Belongs to no visitor. */
export const networkFacts = pgTable(
  'network_facts',
  {
    /** The service and what it was asked: `rdap example.com`. */
    key: text('key').primaryKey(),
    facts: jsonb('facts').notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('network_facts_oldest').on(table.fetchedAt)],
)
