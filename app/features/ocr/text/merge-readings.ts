import { confidenceOf } from './confidence.ts'
import type { ReadLine, ReadWord } from './read-line.ts'

/** What is written in Latin letters, in digits, or as an address in any script's text. */
const LATIN = /^[\p{P}\p{S}]*[\p{Script=Latin}\d][\p{Script=Latin}\d\p{P}\p{S}]*$/u

/** Least confidence of a Latin word that replaces a doubtful one, and of a whole line. */
const SURE = 60
const SURE_LINE = 70
/** Least share of a word's width that another must cover to be a reading of the same place. */
const OVERLAP = 0.6
const OVERLAP_OF_LINE = 0.9
/** Least length of a word that replaces several, by their length. */
const SHORTEST = 0.6

/**
 * Replaces what a model for Latin letters reads better at the same place in a text in another script: whole lines, names,
 * numbers and addresses, which models of other scripts misread.
 * @param lines of the model of the text's language
 * @param latin lines of the same picture by a model for Latin letters
 */
export function mergeReadings(lines: readonly ReadLine[], latin: readonly ReadLine[]): ReadLine[] {
  const candidates = latin
    .flatMap(({ words }) => words)
    .filter(({ text, confidence }) => LATIN.test(text) && confidence >= SURE)
  return lines.map(
    (line) =>
      latin.find((other) => isBetterLine(other, line)) ?? {
        ...line,
        words: inOrder(mergeWords(line.words, candidates)),
      },
  )
}

/** Whether a line is all in Latin letters. Models of scripts from right to left mix up the order of its words. */
function isBetterLine(other: ReadLine, line: ReadLine): boolean {
  const confidence = confidenceOf([other])
  return (
    isAtPlaceOf(other, line, OVERLAP_OF_LINE) &&
    other.words.every(({ text }) => LATIN.test(text)) &&
    confidence >= SURE_LINE &&
    confidence > confidenceOf([line])
  )
}

/** A word may be read as several by the other model. */
function mergeWords(words: readonly ReadWord[], candidates: readonly ReadWord[]): ReadWord[] {
  const replaced = new Map<ReadWord, ReadWord | null>()
  for (const other of candidates) {
    const places = words.filter((word) => !replaced.has(word) && isAtPlaceOf(other, word))
    if (other.confidence <= meanOf(places) || isTooShort(other, places)) continue
    for (const [index, word] of places.entries()) replaced.set(word, index === 0 ? other : null)
  }
  return words.flatMap((word) => {
    const better = replaced.get(word)
    return better === null ? [] : [better ?? word]
  })
}

/** A short word in place of long ones is a misread piece of them. */
function isTooShort(other: ReadWord, places: readonly ReadWord[]): boolean {
  return other.text.length < SHORTEST * places.reduce((sum, { text }) => sum + text.length, 0)
}

function meanOf(words: readonly ReadWord[]): number {
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length
}

/** Puts the Latin words that follow each other in a line from right to left in their own order. */
function inOrder(words: readonly ReadWord[]): ReadWord[] {
  if (!isFromRight(words)) return [...words]
  const ordered: ReadWord[] = []
  let run: ReadWord[] = []
  const endRun = () => {
    // Numbers alone stand in the order of the line.
    if (run.some(({ text }) => /\p{Script=Latin}/u.test(text))) run.sort((a, b) => a.left - b.left)
    ordered.push(...run)
    run = []
  }
  for (const word of words) {
    if (LATIN.test(word.text)) run.push(word)
    else {
      endRun()
      ordered.push(word)
    }
  }
  endRun()
  return ordered
}

function isFromRight(words: readonly ReadWord[]): boolean {
  return words.some(({ text }) => /\p{Script=Arabic}{2}/u.test(text))
}

type Place = Pick<ReadWord, 'left' | 'top' | 'right' | 'bottom'>

function isAtPlaceOf(other: Place, word: Place, share = OVERLAP): boolean {
  const across = Math.min(other.right, word.right) - Math.max(other.left, word.left)
  const down = Math.min(other.bottom, word.bottom) - Math.max(other.top, word.top)
  return across >= share * (word.right - word.left) && down >= 0.4 * (word.bottom - word.top)
}
