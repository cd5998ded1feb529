import { bigint, index, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** Updates of the Telegram bot that were taken on: Telegram may deliver one twice. Holds nothing of a message. */
export const telegramUpdates = pgTable(
  'telegram_updates',
  {
    updateId: bigint('update_id', { mode: 'number' }).primaryKey(),
    takenAt: timestamp('taken_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('telegram_updates_oldest').on(table.takenAt)],
)
