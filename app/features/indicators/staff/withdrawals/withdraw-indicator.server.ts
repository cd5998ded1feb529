import { validate } from 'uuid'
import { LIMITS } from '#app/domain/limits.ts'
import { versionOf } from '#app/features/audit/row-version.ts'
import { writeLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { lockIndicator, setWithdrawn } from './withdrawals.db.server.ts'

export type Withdrawal = {
  id: string
  /** On which the form is based, see `versionOf`. */
  version: string
  action: 'withdraw' | 'restore'
  reason: string
}

export type WithdrawalOutcome =
  | { ok: true }
  | { ok: false; problem: 'invalid'; field: 'missing' | 'too-long' }
  | { ok: false; problem: 'conflict' | 'gone' }

/**
 * Withdraws an indicator, which then counts for nothing, or restores it, unless somebody else changed it since
 * the form was opened. If it is already as wanted it counts as done, because a form may be sent again after a
 * lost response.
 */
export async function withdrawIndicator(
  { db, clock }: App,
  staff: Staff,
  { id, version, action, reason }: Withdrawal,
): Promise<WithdrawalOutcome> {
  if (reason === '') return { ok: false, problem: 'invalid', field: 'missing' }
  if (reason.length > LIMITS.withdrawalReasonLength) {
    return { ok: false, problem: 'invalid', field: 'too-long' }
  }
  if (!validate(id)) return { ok: false, problem: 'gone' }
  return inTransaction(db, async (transaction): Promise<WithdrawalOutcome> => {
    const row = await lockIndicator(transaction, id)
    if (!row) return { ok: false, problem: 'gone' }
    const isWithdrawn = row.withdrawnAt !== null
    const wanted = action === 'withdraw'
    if (isWithdrawn === wanted) return { ok: true }
    if (versionOf(row) !== version) return { ok: false, problem: 'conflict' }
    await setWithdrawn(transaction, row, { isWithdrawn: wanted, now: clock.now() })
    await writeLog(transaction, staff, {
      kind: 'indicator',
      id,
      action,
      before: { withdrawn: isWithdrawn },
      after: { withdrawn: wanted, reason },
    })
    return { ok: true }
  })
}
