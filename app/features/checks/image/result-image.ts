import type { Outcome } from '#analyzer'

/** What the image of a result says. None of it comes from the checked text. */
export type ResultImage = {
  outcome: Outcome
  heading: string
  /** Type of scam and level of risk; null if there is none or a model named it. */
  kind: string | null
  signs: { title: string; items: readonly string[] }
  advice: { title: string; items: readonly string[] }
  /** Line above the site's address. */
  invitation: string
  siteName: string
}

/** Most signs, and most pieces of advice, on one image. */
export const MAX_ITEMS = 3
