import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A UUIDv7 that the app makes: sortable by time, and the same on every engine that speaks PostgreSQL. */
export const id = () => uuid('id').primaryKey()

/** When a row was written, by the database's clock. */
export const createdAt = () =>
  timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow()

/** When a row was last changed. Whoever changes it says so: nothing sets it by itself. */
export const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow()

/** Words as full-text search compares them, written as PostgreSQL reads a tsvector. */
export const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })
