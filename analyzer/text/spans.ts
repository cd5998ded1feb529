import type { Span } from '../types.ts'

/** Whether a range has a character in common with one of the places. */
export function touches({ start, end }: Span, places: readonly Span[]): boolean {
  return places.some((place) => start < place.end && place.start < end)
}
