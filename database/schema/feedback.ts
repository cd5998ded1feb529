import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { scamChecks } from './checks.ts'
import { createdAt, updatedAt } from './columns.ts'

const ofCheck = () =>
  uuid('check_id')
    .notNull()
    .references(() => scamChecks.id, { onDelete: 'cascade' })

/** What visitors say of the verdict on a check of theirs, once each. An answer goes with its check. */
export const checkAnswers = pgTable(
  'check_answers',
  {
    checkId: ofCheck(),
    userIpHash: text('user_ip_hash').notNull(),
    answer: text('answer').notNull(),
    /** The language of the page. */
    locale: text('locale').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.checkId, table.userIpHash] }),
    check('check_answers_answer', sql`${table.answer} in ('yes', 'no', 'unsure')`),
    index('check_answers_disagreed').on(table.checkId).where(sql`${table.answer} = 'no'`),
  ],
)

/** What staff say a checked text is. A label goes with its check; who gave it is in the staff log. */
export const checkLabels = pgTable(
  'check_labels',
  {
    checkId: ofCheck().primaryKey(),
    label: text('label').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('check_labels_label', sql`${table.label} in ('scam', 'not-scam', 'unknown')`)],
)
