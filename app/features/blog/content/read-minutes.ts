/** Spec point 9. */
const WORDS_A_MINUTE = 200

/** Returns the reading time in whole minutes. */
export function readMinutes(words: number): number {
  return Math.ceil(words / WORDS_A_MINUTE)
}

/** Counts words: separated by white space, with at least one letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
