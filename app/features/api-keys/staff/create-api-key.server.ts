import { validate } from 'uuid'
import { writeLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { newId } from '#database/new-id.ts'
import { inTransaction, isTaken } from '#database/transaction.server.ts'
import { newKey } from '../api-key.server.ts'
import { type ApiKeyInput, type ApiKeyProblems, parseApiKey } from './api-key-input.ts'
import { insertApiKey } from './staff-api-keys.db.server.ts'

export type CreateOutcome =
  | { ok: true; key: string }
  | { ok: false; problem: 'invalid'; problems: ApiKeyProblems }
  | { ok: false; problem: 'sent-before' }

/**
 * Adds a key. It is returned only here: a form that is sent again adds none.
 * @param id of the form, which becomes the row's id
 */
export async function createApiKey(
  { db }: App,
  staff: Staff,
  { id: sent, input }: { id: string; input: ApiKeyInput },
): Promise<CreateOutcome> {
  const read = parseApiKey(input)
  if (!read.ok) return { ok: false, problem: 'invalid', problems: read.problems }
  const id = validate(sent) ? sent : newId()
  const { key, ...stored } = newKey()
  try {
    await inTransaction(db, async (transaction) => {
      await insertApiKey(transaction, { id, ...read.content, ...stored, createdBy: staff.id })
      const deed = {
        kind: 'api-key',
        id,
        action: 'create',
        before: null,
        after: read.content,
      } as const
      await writeLog(transaction, staff, deed)
    })
  } catch (fault) {
    if (isTaken(fault)) return { ok: false, problem: 'sent-before' }
    throw fault
  }
  return { ok: true, key }
}
