import { writeLog } from '#app/features/audit/staff-log.db.server.ts'
import { maskAll } from '#app/features/reports/personal-data/find-personal-data.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { CHECK_CONTENT, OWN_WORDS } from '../../checks.db.server.ts'
import { labelled } from './disagreed.db.server.ts'

/** Name of the corpus list and of its file. */
const LIST = 'checked'

/** Values of scam type without a code. */
const NO_CODE: readonly (string | null)[] = [null, OWN_WORDS, 'unspecified']

/**
 * Exports labelled checks as corpus rows (`corpus/row.schema.json`), one JSON object per line, with probable
 * personal data masked as in the report form. The language is unknown. Each export is logged. Texts whose key
 * is gone are left out.
 */
export async function exportLabelled({ db, crypto, log }: App, staff: Staff): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const checks = (await labelled(transaction)).flatMap((check) => {
      try {
        return { ...check, text: crypto.decrypt(CHECK_CONTENT, check.sealed) }
      } catch (err) {
        log.error({ err, check: check.id }, 'a labelled check cannot be read, and is not exported')
        return []
      }
    })
    for (const { id } of checks) {
      const deed = { kind: 'check', id, action: 'export', before: null, after: null } as const
      await writeLog(transaction, staff, deed)
    }
    const rows = checks.map(({ type, scamType, text, label }, place) => ({
      id: `${LIST}/${String(place + 1).padStart(4, '0')}`,
      language: type === 'website' ? 'url' : 'mul',
      type,
      label: label === 'scam' ? 'scam' : 'safe',
      kind: label === 'scam' ? `${LIST}-scam` : LIST,
      source: LIST,
      text: maskAll({ title: '', description: text }).description,
      ...(label === 'scam' && !NO_CODE.includes(scamType) && { scamType }),
    }))
    return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  })
}
