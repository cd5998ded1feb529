import { validate } from 'uuid'
import { writeLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { setRevoked } from './staff-api-keys.db.server.ts'

/**
 * Revokes a key, which no process accepts from then on. If it already is, nothing happens, because a form may be
 * sent again after a lost response.
 */
export async function revokeApiKey({ db }: App, staff: Staff, id: string): Promise<void> {
  if (!validate(id)) return
  await inTransaction(db, async (transaction) => {
    if (!(await setRevoked(transaction, id))) return
    const deed = { kind: 'api-key', id, action: 'revoke', before: null, after: null } as const
    await writeLog(transaction, staff, deed)
  })
}
