import {
  type AnyColumn,
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { validate } from 'uuid'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { Queries } from '#database/connect.server.ts'
import { newIdAfter } from '#database/new-id.ts'
import { staffLog } from '#database/schema/moderation.ts'
import type { LogLine, Snapshot, StaffAction, SubjectKind } from './staff-action.ts'

/** Maximum number of log entries shown. */
const MAX_SHOWN = 100

/** An action on an object with the changes. */
export type StaffLogEntry = {
  [Kind in SubjectKind]: { kind: Kind; id: string; action: StaffAction<Kind> }
}[SubjectKind] & { before: Snapshot | null; after: Snapshot | null }

/**
 * Logs a staff action in its transaction. Entries are never removed, nor changed by staff. For a library
 * entry whose contents were erased from the log only the action is logged, because deleting text about a
 * person would otherwise store it again. Entries of one object are ordered by id, independent of clocks.
 */
export async function writeLog(
  transaction: Queries,
  staff: Staff,
  deed: StaffLogEntry,
): Promise<void> {
  const [last] = await transaction
    .select({ id: staffLog.id })
    .from(staffLog)
    .where(linesOf(deed))
    .orderBy(desc(staffLog.id))
    .limit(1)
  const { before, after } = (await isForgotten(transaction, deed)) ? NO_WORDS : deed
  await transaction.insert(staffLog).values({
    id: newIdAfter(last?.id),
    staffId: staff.id,
    staffEmail: staff.email,
    action: deed.action,
    subjectKind: deed.kind,
    subjectId: deed.id,
    before,
    after,
  })
}

const NO_WORDS = { before: null, after: null }

/** Whether the contents of a library entry were erased from the log, see `forgetReportSnapshots`. */
async function isForgotten(transaction: Queries, { kind, id }: StaffLogEntry): Promise<boolean> {
  if (kind !== 'scam') return false
  const [creation] = await readLog(transaction, { kind, id }, ['create'])
  return creation !== undefined && creation.after === null
}

/** Whether this member of staff has logged exactly this action before. */
export async function isLogged(db: Queries, staff: Staff, deed: StaffLogEntry): Promise<boolean> {
  const lines = await db
    .select({ id: staffLog.id })
    .from(staffLog)
    .where(
      and(
        linesOf(deed),
        eq(staffLog.action, deed.action),
        eq(staffLog.staffId, staff.id),
        deed.after ? eq(staffLog.after, deed.after) : isNull(staffLog.after),
      ),
    )
    .limit(1)
  return lines.length > 0
}

/**
 * Returns the log of an object, newest first.
 * @param actions only these; all if omitted
 */
export async function readLog<Kind extends SubjectKind>(
  db: Queries,
  subject: { kind: Kind; id: string },
  actions?: readonly StaffAction<Kind>[],
): Promise<LogLine[]> {
  if (!validate(subject.id)) return []
  return db
    .select({
      id: staffLog.id,
      by: staffLog.staffEmail,
      action: sql<StaffAction>`${staffLog.action}`,
      before: staffLog.before,
      after: staffLog.after,
      at: staffLog.createdAt,
    })
    .from(staffLog)
    .where(and(linesOf(subject), actions ? inArray(staffLog.action, [...actions]) : undefined))
    .orderBy(desc(staffLog.id))
    .limit(MAX_SHOWN)
}

/** SQL condition: none of these actions was logged for the subject whose id is in the column. */
export function isUntouched<Kind extends SubjectKind>(
  db: Queries,
  { kind, id }: { kind: Kind; id: AnyColumn },
  actions: readonly StaffAction<Kind>[],
): SQL {
  return notExists(
    db
      .select({ id: staffLog.id })
      .from(staffLog)
      .where(
        and(
          eq(staffLog.subjectKind, kind),
          eq(staffLog.subjectId, id),
          inArray(staffLog.action, [...actions]),
        ),
      ),
  )
}

/** Returns the last action on each of these reports, by id. */
export async function lastReportActions(
  db: Queries,
  reportIds: readonly string[],
): Promise<Map<string, StaffAction<'report'>>> {
  const lines = await db
    .select({ id: staffLog.subjectId, action: sql<StaffAction<'report'>>`${staffLog.action}` })
    .from(staffLog)
    .where(linesOfReports(reportIds))
    .orderBy(staffLog.id)
  return new Map(lines.map(({ id, action }) => [id, action]))
}

/**
 * Erases the contents of these reports, and of the library entries created from them, from the log, on a
 * person's request. Who did what and when is kept.
 * @returns the ids of those entries, including deleted ones. Only on the first call, because afterwards the
 *   log no longer relates them
 */
export async function forgetReportSnapshots(
  transaction: Queries,
  reportIds: readonly string[],
): Promise<string[]> {
  const entry = sql<string>`${staffLog.after} ->> 'scamId'`
  const ofReports = linesOfReports(reportIds)
  const approvals = await transaction
    .select({ entry })
    .from(staffLog)
    .where(and(ofReports, eq(staffLog.action, 'approve'), isNotNull(entry)))
  const entries = approvals.map(({ entry }) => entry)
  await transaction
    .update(staffLog)
    .set({ before: null, after: null })
    .where(
      or(ofReports, and(eq(staffLog.subjectKind, 'scam'), inArray(staffLog.subjectId, entries))),
    )
  return entries
}

function linesOf({ kind, id }: { kind: SubjectKind; id: string }) {
  return and(eq(staffLog.subjectKind, kind), eq(staffLog.subjectId, id))
}

function linesOfReports(ids: readonly string[]) {
  return and(eq(staffLog.subjectKind, 'report'), inArray(staffLog.subjectId, [...ids]))
}
