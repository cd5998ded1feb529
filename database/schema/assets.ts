import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Scripts and styles of the build that runs and of those before it, under the path that a page asks for. */
export const assets = pgTable('assets', {
  path: text('path').primaryKey(),
  identity: bytea('identity').notNull(),
  gzip: bytea('gzip'),
  br: bytea('br'),
  /** Since when no process has begun with a build that has it. */
  supersededAt: timestamp('superseded_at', { withTimezone: true, mode: 'date' }),
})
