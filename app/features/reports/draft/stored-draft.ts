import { storeForNextPage, takeStored } from '#app/ui/partial-update/tab-storage.ts'
import type { StoredDraft } from './draft.ts'

/** Storage key, used between the report link and the page it opens. */
const NAME = 'report-draft'

/** Stores a form's fields for the report form. @param result of the check that they come from */
export function storeDraft(fields: FormData, result: string | undefined): void {
  storeForNextPage(NAME, { ...Object.fromEntries(fields), result })
}

/** Returns and removes the stored draft. */
export function takeDraft(): StoredDraft | null {
  return takeStored(NAME)
}
