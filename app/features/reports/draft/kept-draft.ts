import { handOver, takeOver } from '#app/ui/swap/hand-over.ts'
import type { Draft } from './draft.ts'

/** From a press on the link to the form of a report to the page that it leads to. */
const NAME = 'report-draft'

/** Keeps what a form holds for the form of a report. */
export function keepDraft(fields: FormData): void {
  handOver(NAME, Object.fromEntries(fields))
}

/** Gives the draft that was kept, and forgets it. */
export function takeDraft(): Draft | null {
  return takeOver(NAME)
}
