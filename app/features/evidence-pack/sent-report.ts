/** A report that was sent from this page, and what it was made of. */
export type SentReport = {
  title: string
  description: string
  images: readonly File[]
  /** The check that the report began with: `PackResult` as JSON, and the text. */
  checked: { result: string; text: string } | null
}
