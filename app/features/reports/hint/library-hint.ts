/** A library entry that is about what the visitor is reporting. */
export type LibraryHint = { id: string; title: string }

/** Where a page asks for it. The text goes in the body: addresses end up in logs. */
export const HINT_PATH = '/api/reports/similar'
