import { readPage } from './fetch-page.ts'
import { regionOf } from './region.ts'

/** The id of the region that holds what a search has found. */
export const RESULTS = 'results'

/** What answers of the server take the place of, one by one: what is around it stays, as does its live region. */
const PIECES = `#${RESULTS} [data-piece]`

/**
 * What the browser's history keeps with an address: how far the page was scrolled, a list that grew, and the address of
 * the step before, if it was left without a load.
 */
type Kept = { top?: number; pieces?: string[]; before?: string }

const kept = (): Kept => window.history.state ?? {}

const keep = (more: Kept) => window.history.replaceState({ ...kept(), ...more }, '')

/** Puts what a page of the same list has found in the place of what is shown. False when the page has no results. */
export function showResults(page: Document): boolean {
  const answers = page.querySelectorAll(PIECES)
  if (answers.length === 0) return false
  document.title = page.title
  showPieces([...answers].map(({ childNodes }) => childNodes))
  return true
}

/** Keeps the results as they are now, for who comes back to this place in the history. */
export function saveResults(): void {
  keep({ pieces: [...document.querySelectorAll(PIECES)].map(({ innerHTML }) => innerHTML) })
}

/** Shows the results that were kept at this place in the history. False when none were. */
export function restoreResults(): boolean {
  const { pieces } = kept()
  if (!pieces) return false
  // With a body's tag, as a template that comes first would else be a part of the head.
  showPieces(pieces.map((html) => readPage(`<body>${html}`).body.childNodes))
  return true
}

/** Forgets the results that were kept at this place in the history. */
export function discardSavedResults(): void {
  if (kept().pieces) keep({ pieces: undefined })
}

/** Begins a step of the history at an address. @param before what the last one asked for */
export function pushHistoryEntry(address: URL, before: string): void {
  window.history.pushState({ before }, '', address)
}

/** Has this step of the history ask for something else; what was kept of its results is theirs no more. */
export function replaceHistoryEntry(address: URL): void {
  window.history.replaceState({ before: kept().before }, '', address)
}

/** What the step of the history before this one asks for, where it is known. */
export const previousEntry = (): string | undefined => kept().before

/** Keeps how far the page is scrolled, for who comes back to this place in the history. */
export function saveScroll(): void {
  keep({ top: window.scrollY })
}

/** How far the page was scrolled at this place in the history, in CSS pixels. */
export const savedScroll = (): number => kept().top ?? 0

function showPieces(contents: readonly NodeListOf<ChildNode>[]): void {
  const pieces = document.querySelectorAll(PIECES)
  for (const [place, piece] of pieces.entries()) piece.replaceChildren(...(contents[place] ?? []))
  regionOf(RESULTS).dispatchEvent(new CustomEvent('shown', { bubbles: true }))
}
