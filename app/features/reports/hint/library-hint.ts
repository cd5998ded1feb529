/** A library entry about the reported scam. */
export type LibraryHint = { id: string; title: string }

/** Endpoint for hints. The text is sent in the body, because URLs are logged. */
export const HINT_PATH = '/api/reports/similar'
