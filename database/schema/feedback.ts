import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { scamChecks } from './checks.ts'
import { createdAt, updatedAt } from './columns.ts'

const ofCheck = () =>
  uuid('check_id')
    .notNull()
    .references(() => scamChecks.id, { onDelete: 'cascade' })

/** Feedback of visitors on the verdict of their own check, at most one per check. Deleted with the check. */
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

/** Labels of checked texts by staff. Deleted with the check; the author is in the staff log. */
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
