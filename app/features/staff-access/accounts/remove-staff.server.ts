import type { App } from '#app/platform/context.server.ts'
import { addressOf } from '#app/platform/mail/address.server.ts'
import { deleteAccount } from './accounts.db.server.ts'
import { removePasswordFile } from './first-staff.server.ts'

/**
 * Ends somebody's access at once, with the account and every way in: who is added again begins anew. What they did stays
 * in the staff log, with their address. @returns whether there was such an account
 */
export async function removeStaff(app: App, written: string): Promise<boolean> {
  const email = addressOf(written)
  const wasThere = await deleteAccount(app.db, email)
  if (wasThere) await removePasswordFile(app, email)
  return wasThere
}
