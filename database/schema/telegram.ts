import { bigint, index, pgTable } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** Updates of the Telegram bot that were taken on: Telegram may deliver one twice. Holds nothing of a message. */
export const telegramUpdates = pgTable(
  'telegram_updates',
  {
    updateId: bigint('update_id', { mode: 'number' }).primaryKey(),
    takenAt: time('taken_at').notNull().defaultNow(),
  },
  (table) => [index('telegram_updates_oldest').on(table.takenAt)],
)
