import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt } from './columns.ts'

/** Times (milliseconds since 1970, oldest first) at which a visitor consumed a place in a rolling window. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  hits: jsonb('hits').$type<number[]>().notNull(),
  updatedAt: updatedAt(),
})
