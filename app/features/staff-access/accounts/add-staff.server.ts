import { z } from 'zod'
import type { App } from '#app/platform/context.server.ts'
import { addressOf } from '#app/platform/mail/address.server.ts'
import { inTransaction, isTaken } from '#database/transaction.server.ts'
import { passwordProblem } from '../passwords/password-problem.server.ts'
import type { PasswordProblem } from '../passwords/password-refusal.ts'
import { deleteAccountUnlessStaff, findStaffId, insertStaff } from './accounts.db.server.ts'

export type AddedStaff =
  | { ok: true; id: string; made: 'account' | 'nothing' }
  | { ok: false; problem: 'password-needed' | PasswordProblem }

/** Validation of email addresses, the same as better-auth's. */
const ADDRESS = z.email()

/** Whether an address can be used to sign in. */
export function canSignIn(written: string): boolean {
  return ADDRESS.safeParse(addressOf(written)).success
}

/**
 * Creates a staff account with this password. An existing staff account is not changed; an existing non-staff
 * account is replaced, so that its previous owner cannot sign in.
 * @param email already validated
 */
export async function addStaff(
  app: App,
  { email: written, password }: { email: string; password: string | null },
): Promise<AddedStaff> {
  const email = addressOf(written)
  const known = await findStaffId(app.db, email)
  if (known) return { ok: true, id: known, made: 'nothing' }
  if (password === null) return { ok: false, problem: 'password-needed' }
  const problem = passwordProblem(password, email)
  if (problem) return { ok: false, problem }
  const { hashPassword } = await import('better-auth/crypto')
  const passwordHash = await hashPassword(password)
  const name = email.split('@')[0] ?? email
  try {
    return await inTransaction(app.db, async (queries): Promise<AddedStaff> => {
      // Somebody else may have added the account during hashing.
      const staffBy = await findStaffId(queries, email)
      if (staffBy) return { ok: true, id: staffBy, made: 'nothing' }
      await deleteAccountUnlessStaff(queries, email)
      const id = await insertStaff(queries, { email, name, passwordHash })
      return { ok: true, id, made: 'account' }
    })
  } catch (fault) {
    const id = isTaken(fault) && (await findStaffId(app.db, email))
    if (!id) throw fault
    return { ok: true, id, made: 'nothing' }
  }
}
