import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '#app/platform/context.server.ts'
import { hasAccounts } from './accounts.db.server.ts'
import { addStaff } from './add-staff.server.ts'

const FIRST_EMAIL = 'staff@himaya.example'
const PASSWORD_BYTES = 18

export type FirstStaff = { email: string; password: string; file: string }

/**
 * Makes the one account of a fresh installation, with a random password that is kept in `first-staff.txt` of the data
 * folder, readable by its owner only. The file is written first: a password that nobody can read is never in force.
 * @returns null when there is an account already
 */
export async function makeFirstStaff(app: App): Promise<FirstStaff | null> {
  if (await hasAccounts(app.db)) return null
  const email = FIRST_EMAIL
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const file = join(app.env.DATA_DIR, 'first-staff.txt')
  const written = await open(file, 'w', 0o600)
  try {
    await written.chmod(0o600)
    await written.writeFile(`${email}\n${password}\n`)
    await written.sync()
  } finally {
    await written.close()
  }
  const added = await addStaff(app, { email, password })
  return added.ok && added.made === 'account' ? { email, password, file } : null
}
