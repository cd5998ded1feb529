import { gapOf, type ReadLine, type ReadWord } from './read-line.ts'

/** A time of day as chat apps write it, perhaps with the half of the day. */
const TIME = /^\p{P}*\p{N}{1,2}[:.٫]\p{N}{2}(?:\p{L}{0,3}\.?)\p{P}*$/u

/** A stamp is smaller than the text of its bubble: so much where it is read as a time, and where it is misread. */
const SMALLER = 0.86
const MUCH_SMALLER = 0.75
/**
 * Least space before a stamp, by the height of the text, where it is read as a time, with digits, and without any. Words
 * have at most half as much between them as the first.
 */
const GAP = 0.6
const GAP_OF_DIGITS = 0.9
const WIDE_GAP = 1.2

/** At most so many short words follow a time: the half of the day, ticks; and a misread one. */
const AFTER = 3
const AFTER_MISREAD = 1

/**
 * Removes the time stamps of bubbles: what stands apart at the end of a line in smaller letters, and what follows it.
 * Bubbles that touch each other are one part, with stamps in its middle.
 */
export function withoutStamps(lines: readonly ReadLine[]): ReadLine[] {
  const height = heightOf(lines.flatMap(({ words }) => words))
  return lines
    .map((line) => ({ ...line, words: line.words.slice(0, endOf(line.words, height)) }))
    .filter(({ words }) => words.length > 0)
}

/** Number of words before the stamp; all words without one. */
function endOf(words: readonly ReadWord[], height: number): number {
  const at = words.findIndex((_, index) => isStamp(words, index, height))
  return at < 0 ? words.length : at
}

function isStamp(words: readonly ReadWord[], at: number, height: number): boolean {
  const word = words[at]
  if (!word) return false
  const before = words.slice(0, at)
  const after = words.length - at - 1
  const gap = Math.min(...before.map((other) => gapOf(other, word))) / height
  const share = (word.bottom - word.top) / height
  if (TIME.test(word.text)) return gap > GAP && share < SMALLER && after <= AFTER
  const isMisread = at > 0 && after <= AFTER_MISREAD && share < MUCH_SMALLER
  return isMisread && gap > (/\p{N}/u.test(word.text) ? GAP_OF_DIGITS : WIDE_GAP)
}

/** Median height of words that have letters or digits; 0 without any. */
function heightOf(words: readonly ReadWord[]): number {
  const heights = words
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ top, bottom }) => bottom - top)
    .sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
