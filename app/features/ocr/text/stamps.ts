import type { ReadLine, ReadWord } from './read-line.ts'

/** A time of day as chat apps write it, perhaps with the half of the day. */
const TIME = /^\p{P}*\p{N}{1,2}[:.٫]\p{N}{2}(?:\p{L}{0,3}\.?)\p{P}*$/u

/** A stamp is smaller than the text of its bubble. */
const SMALLER = 0.86

/** At most so many short words follow: the half of the day, ticks. */
const AFTER = 3

/**
 * Removes the time stamps of bubbles: a time in smaller letters at the end of a line, and what follows it. Bubbles that
 * touch each other are one part, with stamps in its middle.
 */
export function withoutStamps(lines: readonly ReadLine[]): ReadLine[] {
  const height = heightOf(lines.flatMap(({ words }) => words))
  return lines
    .map((line) => ({ ...line, words: line.words.slice(0, endOf(line.words, height)) }))
    .filter(({ words }) => words.length > 0)
}

/** Number of words before the stamp; all words without one. */
function endOf(words: readonly ReadWord[], height: number): number {
  const at = words.findLastIndex(({ text }) => TIME.test(text))
  const stamp = words[at]
  const isStamp =
    stamp && words.length - at - 1 <= AFTER && stamp.bottom - stamp.top < SMALLER * height
  return isStamp ? at : words.length
}

/** Median height of words that have letters or digits; 0 without any. */
function heightOf(words: readonly ReadWord[]): number {
  const heights = words
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ top, bottom }) => bottom - top)
    .sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
