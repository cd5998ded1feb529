import { writeLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { contentOfRow } from './post-content.server.ts'
import { deletePost, lockPost } from './staff-posts.db.server.ts'

/** Deletes an article; does nothing if it is already deleted. The log keeps its contents. */
export async function removePost({ db }: App, staff: Staff, id: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const row = await lockPost(transaction, id)
    if (!row) return
    await deletePost(transaction, id)
    const before = contentOfRow(row)
    await writeLog(transaction, staff, { kind: 'post', id, action: 'delete', before, after: null })
  })
}
