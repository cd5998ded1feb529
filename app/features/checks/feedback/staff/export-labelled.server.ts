import { writeLog } from '#app/features/audit/staff-log.db.server.ts'
import { maskAll } from '#app/features/reports/personal-data/find-personal-data.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { CHECK_CONTENT, OWN_WORDS } from '../../checks.db.server.ts'
import { labelled } from './disagreed.db.server.ts'

/** The list of the corpus, and the file in it, that the rows are named after. */
const LIST = 'checked'

/** What stands for a type of scam that has no code. */
const NO_CODE: readonly (string | null)[] = [null, OWN_WORDS, 'unspecified']

/**
 * The labelled checks as rows of the corpus (`corpus/row.schema.json`), one line of JSON each, with what looks like personal
 * data masked as the report form proposes. The language of a text is not known. That each was taken out is written down.
 * A text that no key opens any more is left out.
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
