import type { ReadLine, ReadWord } from './read-line.ts'

/** A time of day as chat apps write it, with marks of the recogniser for ticks and the half of the day after it. */
const TIME = /^\p{P}*\p{N}{1,2}[:.٫]\p{N}{2}(?:\p{L}{0,3}\.?)\p{P}*$/u

/** A stamp is smaller than the text of its bubble. */
const SMALLER = 0.86

/** At most so many short words follow: the half of the day, ticks. */
const AFTER = 3

/** Removes the time stamp at the end of a bubble: a time in smaller letters, and what follows it. */
export function withoutStamp(lines: readonly ReadLine[]): ReadLine[] {
  const last = lines.findLastIndex(({ words }) => words.length > 0)
  const line = lines[last]
  if (!line) return [...lines]
  const at = line.words.findLastIndex(({ text }) => TIME.test(text))
  const stamp = line.words[at]
  if (!stamp || line.words.length - at - 1 > AFTER) return [...lines]
  const others = [...lines.slice(0, last), { ...line, words: line.words.slice(0, at) }]
  if (heightOf([stamp]) >= SMALLER * heightOf(others.flatMap(({ words }) => words)))
    return [...lines]
  return others.filter(({ words }) => words.length > 0)
}

/** Median height of words that have letters or digits; 0 without any. */
function heightOf(words: readonly ReadWord[]): number {
  const heights = words
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ top, bottom }) => bottom - top)
    .sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
