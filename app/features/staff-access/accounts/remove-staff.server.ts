import type { App } from '#app/platform/context.server.ts'
import { addressOf } from '#app/platform/mail/address.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { deleteStaff, findAccountId } from './accounts.db.server.ts'

/** Ends somebody's access, and every session, at once. The account itself stays. @returns whether it was staff */
export async function removeStaff({ db }: App, email: string): Promise<boolean> {
  const id = await findAccountId(db, addressOf(email))
  return id !== undefined && inTransaction(db, (queries) => deleteStaff(queries, id))
}
