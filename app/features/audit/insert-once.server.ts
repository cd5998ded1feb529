import { validate, version } from 'uuid'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { Database } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { isTaken } from '#database/transaction.server.ts'
import { isLogged, type StaffLogEntry } from './staff-log.db.server.ts'

/** Goes into the form of something new, to become the id of its row. */
export const newFormId = newId

/**
 * Adds a row under the id that its form was given, once: sent again by the same member of staff with the same words,
 * because its answer was lost, a form finds its row there (docs/decisions/0015). Anything else under an id that is
 * taken, or is none of ours, is added under another.
 * @param deed what `insert` writes into the log
 * @param insert adds the row and the log's line in one transaction
 * @returns the id of the row
 */
export async function insertOnce(
  db: Database,
  staff: Staff,
  deed: StaffLogEntry,
  insert: (id: string) => Promise<void>,
): Promise<string> {
  const id = isOurs(deed.id) ? deed.id : newId()
  // Its row may be gone again by now: what was done to it since stands.
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

/** Whether `newId` could have made it. */
function isOurs(id: string): boolean {
  return validate(id) && version(id) === 7
}
