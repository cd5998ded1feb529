import { validate } from 'uuid'
import { oneOf } from '#app/domain/one-of.ts'
import { writeLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { LABELS } from '../answer.ts'
import { lockDisagreed, setLabel } from './disagreed.db.server.ts'

export type LabelOutcome = { ok: true } | { ok: false; problem: 'unknown' | 'gone' | 'conflict' }

/**
 * Labels a check with disagreement. The second of two concurrent editors is told about the first.
 * @param before the label the editor saw; empty for none
 */
export async function labelCheck(
  { db }: App,
  staff: Staff,
  { id, label: word, before }: { id: string; label: unknown; before: string },
): Promise<LabelOutcome> {
  const label = oneOf(LABELS, word)
  if (!label) return { ok: false, problem: 'unknown' }
  if (!validate(id)) return { ok: false, problem: 'gone' }
  return inTransaction(db, async (transaction): Promise<LabelOutcome> => {
    const check = await lockDisagreed(transaction, id)
    if (!check) return { ok: false, problem: 'gone' }
    if (check.label === label) return { ok: true }
    if ((check.label ?? '') !== before) return { ok: false, problem: 'conflict' }
    await setLabel(transaction, id, label)
    await writeLog(transaction, staff, {
      kind: 'check',
      id,
      action: 'label',
      before: { label: check.label },
      after: { label },
    })
    return { ok: true }
  })
}
