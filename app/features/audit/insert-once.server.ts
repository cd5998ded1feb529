import { validate, version } from 'uuid'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { Database } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { isTaken } from '#database/transaction.server.ts'
import { isLogged, type StaffLogEntry } from './staff-log.db.server.ts'

/** Returns an id for a form that creates something, which becomes the row's id. */
export const newFormId = newId

/**
 * Inserts a row under the form's id, idempotently: if the same member of staff resubmits the same content
 * because the response was lost, the existing row is used (docs/decisions/0015). Any other content under an
 * existing or foreign id gets a new id.
 * @param deed what `insert` logs
 * @param insert inserts the row and the log entry in one transaction
 * @returns the id of the row
 */
export async function insertOnce(
  db: Database,
  staff: Staff,
  deed: StaffLogEntry,
  insert: (id: string) => Promise<void>,
): Promise<string> {
  const id = isOurs(deed.id) ? deed.id : newId()
  // The row may have been deleted since, which stands.
  if (await isLogged(db, staff, { ...deed, id })) return id
  try {
    await insert(id)
    return id
  } catch (fault) {
    if (!isTaken(fault)) throw fault
  }
  if (await isLogged(db, staff, { ...deed, id })) return id
  const another = newId()
  await insert(another)
  return another
}

/** Whether the id could come from `newId`. */
function isOurs(id: string): boolean {
  return validate(id) && version(id) === 7
}
