import type { Draft } from './draft.ts'

/** In the tab's own storage, from a press on the link to the form of a report to the page that it leads to. */
const KEY = 'report-draft'

/** Keeps what a form holds for the form of a report. */
export function keepDraft(fields: FormData): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(fields)))
  } catch {
    // A browser that keeps nothing carries nothing.
  }
}

/** Gives the draft that was kept, and forgets it. */
export function takeDraft(): Draft | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept && JSON.parse(kept)
  } catch {
    return null
  }
}
