import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, time } from './columns.ts'

/** Keys of the public check API that staff gave out. A revoked key stays, so that its use can be read. */
export const apiKeys = pgTable('api_keys', {
  id: id(),
  /** Who has it, as staff wrote it. */
  name: text('name').notNull(),
  /** SHA-256 of the key, which has 256 random bits itself and is shown once. */
  keyHash: text('key_hash').notNull().unique(),
  /** The first characters of the key, by which people recognise it. */
  hint: text('hint').notNull(),
  /** Texts that it may check in an hour and in a day. */
  checksPerHour: integer('checks_per_hour').notNull(),
  checksPerDay: integer('checks_per_day').notNull(),
  /** Whether its texts are stored like those of visitors, encrypted and for as long. */
  keepsTexts: boolean('keeps_texts').notNull().default(false),
  /** Null after that account was deleted. */
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  lastUsedAt: time('last_used_at'),
  revokedAt: time('revoked_at'),
})

/** Texts that a key checked in each hour of UTC. */
export const apiKeyUses = pgTable(
  'api_key_uses',
  {
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    hour: time('hour').notNull(),
    checks: integer('checks').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.hour] }),
    index('api_key_uses_oldest').on(table.hour),
  ],
)
