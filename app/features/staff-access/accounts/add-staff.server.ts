import type { App } from '#app/platform/context.server.ts'
import { addressOf } from '#app/platform/mail/address.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { authOf } from '../auth/auth.server.ts'
import { passwordProblem } from '../passwords/password-problem.server.ts'
import type { PasswordProblem } from '../passwords/password-refusal.ts'
import { findAccountId, insertAccount, insertStaff } from './accounts.db.server.ts'

export type AddedStaff =
  | { ok: true; id: string; made: 'account' | 'staff' | 'nothing' }
  | { ok: false; problem: 'password-needed' | PasswordProblem }

/**
 * Makes a member of staff: of an account that is there already, or of a new one with this password. The password of an
 * account that is there stays as it is.
 * @param email already checked to be an address
 */
export async function addStaff(
  app: App,
  { email: written, password }: { email: string; password: string | null },
): Promise<AddedStaff> {
  const email = addressOf(written)
  const known = await findAccountId(app.db, email)
  if (known) {
    const fresh = await insertStaff(app.db, known)
    return { ok: true, id: known, made: fresh ? 'staff' : 'nothing' }
  }
  if (password === null) return { ok: false, problem: 'password-needed' }
  const problem = passwordProblem(password, email)
  if (problem) return { ok: false, problem }
  const { password: hashing } = await (await authOf(app)).$context
  const passwordHash = await hashing.hash(password)
  const name = email.split('@')[0] ?? email
  const id = await inTransaction(app.db, async (queries) => {
    const made = await insertAccount(queries, { email, name, passwordHash })
    await insertStaff(queries, made)
    return made
  })
  return { ok: true, id, made: 'account' }
}
