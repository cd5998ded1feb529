import { customType, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Scripts and styles of the running build and of earlier builds, by the path that pages request. */
export const assets = pgTable('assets', {
  path: text('path').primaryKey(),
  identity: bytea('identity').notNull(),
  gzip: bytea('gzip'),
  br: bytea('br'),
  /** The time since which no process with this file in its build has started. */
  supersededAt: time('superseded_at'),
})
