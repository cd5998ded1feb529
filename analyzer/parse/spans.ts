import type { Span } from '../types.ts'

/** Whether a range overlaps one of the places. */
export function touches({ start, end }: Span, places: readonly Span[]): boolean {
  return places.some((place) => start < place.end && place.start < end)
}

/** Sorts spans by start, in place. */
export function inOrder(spans: Span[]): Span[] {
  return spans.sort((a, b) => a.start - b.start || a.end - b.end)
}

const LETTER = /[\p{L}\p{M}]/u
const DIGIT = /\p{N}/u
const WORD = /[\p{L}\p{M}\p{N}]/u
const MARK = /\p{M}/u
/** Maximum number of characters searched for the rest of a word. */
const LONGEST_REST = 40

/**
 * Extends a range so that it does not split a number from its unit ("6pm", "$4.8M", "50%") or a letter from
 * its accent.
 */
export function wholeWords(text: string, { start, end }: Span): Span {
  return { start: start - restBefore(text, start), end: end + restAfter(text, end) }
}

function restAfter(text: string, end: number): number {
  const last = text[end - 1] ?? ''
  let rest = 0
  while (rest < LONGEST_REST && MARK.test(text[end + rest] ?? '')) rest++
  const next = text[end + rest] ?? ''
  if (DIGIT.test(last) && next === '%') return rest + 1
  if (!isInside(last, next)) return rest
  while (rest < LONGEST_REST && WORD.test(text[end + rest] ?? '')) rest++
  return rest
}

function restBefore(text: string, start: number): number {
  const first = text[start] ?? ''
  const before = text[start - 1] ?? ''
  if (DIGIT.test(first) && /\p{Sc}/u.test(before)) return 1
  if (MARK.test(first) ? !WORD.test(before) : !isInside(before, first)) return 0
  let rest = 0
  while (rest < LONGEST_REST && WORD.test(text[start - rest - 1] ?? '')) rest++
  return rest
}

/** Words of other scripts have no space between them. */
function isInside(before: string, after: string): boolean {
  return (DIGIT.test(before) && LETTER.test(after)) || (LETTER.test(before) && DIGIT.test(after))
}
