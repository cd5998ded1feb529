import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, time, updatedAt } from './columns.ts'

/** People who asked to be told about new scams, by email or by push messages of their browser. */
export const alertSubscriptions = pgTable(
  'alert_subscriptions',
  {
    id: id(),
    channel: text('channel').notNull(),
    /** The mailbox with the token of its links, or what the Push API gave (endpoint and keys), encrypted. */
    addressEncrypted: text('address_encrypted').notNull(),
    /** Keyed hash of the mailbox or of the endpoint, by which it is found. */
    addressHash: text('address_hash').notNull(),
    /** The language of what is sent. */
    language: text('language').notNull(),
    /** Slugs of categories; empty for all. */
    categories: text('categories').array().notNull(),
    /** SHA-256 of the token in the links to confirm and to end it. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Null until the person opened the link in the mail. Push messages are confirmed by the browser. */
    confirmedAt: time('confirmed_at'),
    /** Entries published until then were told, or were there before. */
    toldUntil: time('told_until').notNull().defaultNow(),
    /** Nothing is sent before: a week after an alert, some minutes after an attempt that failed. */
    nextAt: time('next_at').notNull().defaultNow(),
    /** Attempts since the last alert that was sent. */
    failures: integer('failures').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('alert_subscriptions_address').on(table.channel, table.addressHash),
    check('alert_subscriptions_channel', sql`${table.channel} in ('email', 'push')`),
    index('alert_subscriptions_due').on(table.nextAt),
    index('alert_subscriptions_unconfirmed')
      .on(table.createdAt)
      .where(sql`${table.confirmedAt} is null`),
  ],
)
