import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** The lists of others that the operator turned on, one row each, with the state of their import. */
export const feeds = pgTable('feeds', {
  /** The name in `FEEDS`. */
  name: text('name').primaryKey(),
  /** The generation of `feed_indicators` that counts; null before the first import. */
  generation: uuid('generation'),
  entries: integer('entries').notNull().default(0),
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** Last time that the server of the list answered with it, or said that it is unchanged. */
  fetchedAt: time('fetched_at'),
  importedAt: time('imported_at'),
  /** The generation that is being loaded, the version of the list that it is made of, and how far it is. */
  loading: uuid('loading'),
  loadingVersion: text('loading_version'),
  loadedEntries: integer('loaded_entries').notNull().default(0),
  /** Why the last attempt failed, as a code; null after a success. */
  failure: text('failure'),
  failedAt: time('failed_at'),
  /** When the list is asked for again: after its interval, or later if its server says so. */
  nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
})

/** What lists contain. Every import writes a new generation, and `feeds.generation` switches to it. */
export const feedIndicators = pgTable(
  'feed_indicators',
  {
    generation: uuid('generation').notNull(),
    kind: text('kind').notNull(),
    /** Normalised like `indicators.value`. */
    value: text('value').notNull(),
    /** When this list was first seen to have it. */
    firstSeen: time('first_seen').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.generation, table.kind, table.value] }),
    index('feed_indicators_lookup').on(table.value, table.kind),
    check('feed_indicators_kind', sql`${table.kind} in ('domain', 'host', 'url')`),
  ],
)
