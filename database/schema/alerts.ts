import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'

/** People who asked to be told about new scams, by email or by push messages of their browser. */
export const alertSubscriptions = pgTable(
  'alert_subscriptions',
  {
    id: id(),
    channel: text('channel').notNull(),
    /** The mailbox, or what the Push API gave (endpoint and keys), encrypted. */
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
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, mode: 'date' }),
    /** Entries published until then were told, or were there before. */
    toldUntil: timestamp('told_until', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** When something was sent last; null before the first alert. */
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('alert_subscriptions_address').on(table.channel, table.addressHash),
    check('alert_subscriptions_channel', sql`${table.channel} in ('email', 'push')`),
    index('alert_subscriptions_due').on(table.sentAt),
    index('alert_subscriptions_unconfirmed')
      .on(table.createdAt)
      .where(sql`${table.confirmedAt} is null`),
  ],
)
