import { readPage } from './fetch-page.ts'
import { regionOf } from './region.ts'

/** Id of the region with search results. */
export const RESULTS = 'results'

/**
 * Parts of the results that are replaced individually. The elements around them stay, including the live
 * region.
 */
const PIECES = `#${RESULTS} [data-piece]`

/**
 * State in the history entry: scroll position, the results if more were loaded, and the previous entry's URL
 * if it was left without a page load.
 */
type Kept = { top?: number; pieces?: string[]; before?: string }

const kept = (): Kept => window.history.state ?? {}

const keep = (more: Kept) => window.history.replaceState({ ...kept(), ...more }, '')

/** Replaces the results by those of a fetched page. Returns false if it has none. */
export function showResults(page: Document): boolean {
  const answers = page.querySelectorAll(PIECES)
  if (answers.length === 0) return false
  document.title = page.title
  showPieces([...answers].map(({ childNodes }) => childNodes))
  return true
}

/** Saves the current results in the history entry. */
export function saveResults(): void {
  keep({ pieces: [...document.querySelectorAll(PIECES)].map(({ innerHTML }) => innerHTML) })
}

/** Restores the results saved in the history entry. Returns false if there are none. */
export function restoreResults(): boolean {
  const { pieces } = kept()
  if (!pieces) return false
  // The body tag is needed because a leading template would be parsed into the head.
  showPieces(pieces.map((html) => readPage(`<body>${html}`).body.childNodes))
  return true
}

/** Removes the results saved in the history entry. */
export function discardSavedResults(): void {
  if (kept().pieces) keep({ pieces: undefined })
}

/** Pushes a history entry. @param before URL of the previous one */
export function pushHistoryEntry(address: URL, before: string): void {
  window.history.pushState({ before }, '', address)
}

/** Replaces the history entry's URL and discards its saved results. */
export function replaceHistoryEntry(address: URL): void {
  window.history.replaceState({ before: kept().before }, '', address)
}

/** URL of the previous history entry, if known. */
export const previousEntry = (): string | undefined => kept().before

/** Saves the scroll position in the history entry. */
export function saveScroll(): void {
  keep({ top: window.scrollY })
}

/** The saved scroll position in CSS pixels. */
export const savedScroll = (): number => kept().top ?? 0

function showPieces(contents: readonly NodeListOf<ChildNode>[]): void {
  const pieces = document.querySelectorAll(PIECES)
  for (const [place, piece] of pieces.entries()) piece.replaceChildren(...(contents[place] ?? []))
  regionOf(RESULTS).dispatchEvent(new CustomEvent('shown', { bubbles: true }))
}
