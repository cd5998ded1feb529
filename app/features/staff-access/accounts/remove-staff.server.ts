import type { App } from '#app/platform/context.server.ts'
import { addressOf } from '#app/platform/mail/address.server.ts'
import { deleteAccount } from './accounts.db.server.ts'
import { removePasswordFile } from './first-staff.server.ts'

/**
 * Deletes a staff account with all its sessions and credentials. Its actions stay in the staff log with its
 * address. @returns whether it existed
 */
export async function removeStaff(app: App, written: string): Promise<boolean> {
  const email = addressOf(written)
  const wasThere = await deleteAccount(app.db, email)
  if (wasThere) await removePasswordFile(app, email)
  return wasThere
}
