import type { LogLine } from '#app/features/audit/staff-action.ts'
import { readLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { findScam } from '../list-scams.db.server.ts'
import type { Category } from './change-scams.db.server.ts'
import { versionOf } from './edit-scam.server.ts'
import type { ScamInput } from './scam-input.ts'

/** An entry as its form shows it. */
export type OpenedEntry = { id: string; version: string; input: ScamInput; log: LogLine[] }

/** Opens an entry for staff, or null when there is none. */
export async function openEntry(
  db: Queries,
  id: string,
  categories: readonly Category[],
): Promise<OpenedEntry | null> {
  const scam = await findScam(db, id)
  if (!scam) return null
  const { title, description, riskLevel, status } = scam
  return {
    id,
    version: versionOf(scam),
    input: {
      title,
      description,
      categoryId: categories.find(({ slug }) => slug === scam.category)?.id ?? '',
      riskLevel,
      status,
      preventionTips: scam.preventionTips.join('\n'),
      indicators: scam.indicators.join('\n'),
    },
    log: await readLog(db, { kind: 'scam', id }),
  }
}
