import { validate } from 'uuid'
import { readLog, writeLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { CHECK_CONTENT } from '../../checks.db.server.ts'
import { findDisagreed, lockDisagreed, sealedTextOf } from './disagreed.db.server.ts'

/** Returns a check with disagreement, without its text, or null. */
export async function openCheck({ db }: App, id: string) {
  const check = validate(id) ? await findDisagreed(db, id) : null
  return check && { check, log: await readLog(db, { kind: 'check', id }) }
}

/**
 * Returns the text of such a check for staff. Reading is logged first.
 * @returns null if the check does not exist (any more)
 */
export async function readCheckText(
  { db, crypto }: App,
  staff: Staff,
  id: string,
): Promise<string | null> {
  if (!validate(id)) return null
  return inTransaction(db, async (transaction) => {
    const check = await lockDisagreed(transaction, id)
    const sealed = check && (await sealedTextOf(transaction, id))
    if (!sealed) return null
    await writeLog(transaction, staff, { kind: 'check', id, action: 'read', ...NOTHING_CHANGED })
    return crypto.decrypt(CHECK_CONTENT, sealed)
  })
}

const NOTHING_CHANGED = { before: null, after: null }
