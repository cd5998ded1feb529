/** Spec point 9. */
const WORDS_A_MINUTE = 200

/** How long it takes to read so many words, in whole minutes. */
export function readMinutes(words: number): number {
  return Math.ceil(words / WORDS_A_MINUTE)
}

/** The words of a text: whatever white space parts and has a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
