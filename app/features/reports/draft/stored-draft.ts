import { storeForNextPage, takeStored } from '#app/ui/partial-update/tab-storage.ts'
import type { Draft } from './draft.ts'

/** Storage key, used between the report link and the page it opens. */
const NAME = 'report-draft'

/** Stores a form's fields for the report form. */
export function storeDraft(fields: FormData): void {
  storeForNextPage(NAME, Object.fromEntries(fields))
}

/** Returns and removes the stored draft. */
export function takeDraft(): Draft | null {
  return takeStored(NAME)
}
