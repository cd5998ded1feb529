import { gapOf, type ReadLine, type ReadWord } from './read-line.ts'

/** What is read with less confidence is perhaps no word. */
const DOUBTFUL = 30
/** Least space beside it, by the height of the line. */
const APART = 1.5

/** Removes pieces of edges and pictures that stand apart at the ends of a line. */
export function withoutScraps(line: ReadLine): ReadLine {
  const height = heightOf(line.words)
  const isScrap = (word: ReadWord | undefined, next: ReadWord | undefined) =>
    word !== undefined &&
    word.confidence < DOUBTFUL &&
    (next === undefined || gapOf(word, next) > APART * height)
  const words = [...line.words]
  while (isScrap(words[0], words[1])) words.shift()
  while (isScrap(words.at(-1), words.at(-2))) words.pop()
  return { ...line, words }
}

/** Median height of the words that are not doubtful; 0 without any. */
function heightOf(words: readonly ReadWord[]): number {
  const heights = words
    .filter(({ confidence }) => confidence >= DOUBTFUL)
    .map(({ top, bottom }) => bottom - top)
    .sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
