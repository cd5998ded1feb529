import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** Log of staff actions. Rows are never removed; they outlive the account and the subject. */
export const staffLog = pgTable(
  'staff_log',
  {
    id: id(),
    staffId: uuid('staff_id').notNull(),
    staffEmail: text('staff_email').notNull(),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Changed fields of the subject before and after the action; null if the subject did not exist before or after. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'staff_log_subject_kind',
      sql`${table.subjectKind} in ('report', 'scam', 'post', 'check', 'indicator', 'api-key')`,
    ),
    index('staff_log_by_subject').on(table.subjectKind, table.subjectId, table.id),
  ],
)
