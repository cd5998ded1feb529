import { writeLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { deleteScam, lockScam } from './change-scams.db.server.ts'
import { contentOfRow } from './scam-content.server.ts'

/** Deletes an entry; does nothing if it is already deleted. Its reports are kept. */
export async function removeScam({ db }: App, staff: Staff, id: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const row = await lockScam(transaction, id)
    if (!row) return
    await deleteScam(transaction, row)
    await writeLog(transaction, staff, {
      kind: 'scam',
      id,
      action: 'delete',
      before: contentOfRow(row),
      after: null,
    })
  })
}
