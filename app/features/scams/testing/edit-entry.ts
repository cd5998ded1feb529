import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { type EditOutcome, editScam } from '../staff/edit-scam.server.ts'
import { openEntry } from '../staff/open-entry.server.ts'
import type { ScamInput } from '../staff/scam-input.ts'

/** Opens an entry and changes these fields of its form, as staff would. */
export async function editEntry(
  app: App,
  id: string,
  changes: Partial<ScamInput>,
): Promise<EditOutcome> {
  const opened = await openEntry(app.db, id)
  if (!opened) throw new Error('no such entry')
  const { version, input } = opened
  return editScam(app, someStaff(), { id, version, input: { ...input, ...changes } })
}
