import { storeForNextPage, takeStored } from '#app/ui/partial-update/tab-storage.ts'
import type { Draft } from './draft.ts'

/** From a press on the link to the form of a report to the page that it leads to. */
const NAME = 'report-draft'

/** Keeps what a form holds for the form of a report. */
export function storeDraft(fields: FormData): void {
  storeForNextPage(NAME, Object.fromEntries(fields))
}

/** Gives the draft that was kept, and forgets it. */
export function takeDraft(): Draft | null {
  return takeStored(NAME)
}
