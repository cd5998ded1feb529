import { randomBytes } from 'node:crypto'
import { access, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '#app/platform/context.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { findPasswordHash, hasAccounts } from './accounts.db.server.ts'
import { addStaff } from './add-staff.server.ts'

const FIRST_EMAIL = 'staff@himaya.example'
const PASSWORD_BYTES = 18

export type FirstStaff = { email: string; password: string; file: string }

const fileOf = ({ env }: Pick<App, 'env'>) => join(env.DATA_DIR, 'first-staff.txt')

/**
 * Creates the first staff account of a new installation with a random password, stored in `first-staff.txt`
 * of the data folder, readable by its owner only. The file is written first, so that the password is never
 * lost.
 * @returns null if there is an account already
 */
export async function makeFirstStaff(app: App): Promise<FirstStaff | null> {
  if (await hasAccounts(app.db)) return null
  const email = FIRST_EMAIL
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const file = fileOf(app)
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

/** Returns the file with the first password while it is valid; null if there is none. */
export async function firstPasswordFile({ env }: Pick<App, 'env'>): Promise<string | null> {
  const file = fileOf({ env })
  return access(file).then(
    () => file,
    () => null,
  )
}

/** Whether this account's password is still the one in `first-staff.txt`. */
export async function hasFirstPassword(app: Pick<App, 'env'>, email: string): Promise<boolean> {
  const written = await readFile(fileOf(app), 'utf8').catch(() => '')
  return written.split('\n')[0] === email
}

/**
 * Removes `first-staff.txt` if it belongs to the account. Call it when the first password becomes invalid.
 */
export async function removePasswordFile(
  app: Pick<App, 'env' | 'log'>,
  email: string,
): Promise<void> {
  if (!(await hasFirstPassword(app, email))) return
  await rm(fileOf(app), { force: true }).catch((err) =>
    app.log.warn({ err }, 'first-staff.txt could not be removed'),
  )
}

/** Removes `first-staff.txt` unless its password is valid. Needed after the database was replaced. */
export async function removeStalePasswordFile(env: App['env'], db: Queries): Promise<void> {
  const file = fileOf({ env })
  const [email = '', password = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const { verifyPassword } = await import('better-auth/crypto')
  const hash = await findPasswordHash(db, email)
  if (hash && (await verifyPassword({ hash, password }))) return
  await rm(file, { force: true })
}
