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

/** What better-auth lets nobody sign in without. */
const ADDRESS = z.email()

/** Whether anybody can sign in by an address, as it was written. */
export function canSignIn(written: string): boolean {
  return ADDRESS.safeParse(addressOf(written)).success
}

/**
 * Makes a member of staff, with a new account and this password. Who is staff already stays as they are; an account that
 * is not staff makes room: who could sign in by it once must not by it again.
 * @param email already checked to be an address that can sign in
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
      // Hashing takes long enough for somebody else to have added them.
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
