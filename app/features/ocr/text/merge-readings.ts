import type { ReadLine, ReadWord } from './read-line.ts'

/** What is written in Latin letters, in digits, or as an address in any script's text. */
const LATIN =
  /^[\p{Script=Latin}\d\p{P}\p{S}]*[\p{Script=Latin}\d][\p{Script=Latin}\d\p{P}\p{S}]*$/u

/** Least confidence of a Latin word that replaces a doubtful one. */
const SURE = 60
/** Least share of a word's width that another must cover to be a reading of the same place. */
const OVERLAP = 0.6

/**
 * Replaces words of a text in another script that a model for Latin letters reads better at the same place: names,
 * numbers and addresses, which models of other scripts misread.
 * @param lines of the model of the text's language
 * @param latin lines of the same picture by a model for Latin letters
 */
export function mergeReadings(lines: readonly ReadLine[], latin: readonly ReadLine[]): ReadLine[] {
  const candidates = latin
    .flatMap(({ words }) => words)
    .filter(({ text, confidence }) => LATIN.test(text) && confidence >= SURE)
  return lines.map((line) => ({ ...line, words: mergeWords(line.words, candidates) }))
}

function mergeWords(words: readonly ReadWord[], candidates: readonly ReadWord[]): ReadWord[] {
  const used = new Set<ReadWord>()
  return words.flatMap((word) => {
    const better = candidates.find(
      (other) => isAtPlaceOf(other, word) && other.confidence > word.confidence,
    )
    if (!better) return [word]
    if (used.has(better)) return []
    used.add(better)
    return [better]
  })
}

function isAtPlaceOf(other: ReadWord, word: ReadWord): boolean {
  const across = Math.min(other.right, word.right) - Math.max(other.left, word.left)
  const down = Math.min(other.bottom, word.bottom) - Math.max(other.top, word.top)
  return across >= OVERLAP * (word.right - word.left) && down >= 0.4 * (word.bottom - word.top)
}
