import type { MappedText } from './mapped-text.ts'

/** Signs of vowels of the scripts of India, and the marks beside them. */
export const INDIC_MARK = /(?=\p{M})[\u0900-\u0DFF]/u
/** The dot of a borrowed sound, which is often left out, and the two ways to write a nasal one. */
export const INDIC_SPELLINGS = new Map([
  ['\u093C', ''],
  ['\u0901', '\u0902'],
])
/** A word of two letters or more. */
const INDIC_WORD = /(?=\p{L})[\u0900-\u0DFF]\p{M}*(?=\p{L})[\u0900-\u0DFF]+/gu

/** A folded text without them: only a letter that is a word by itself keeps its own. */
export function withoutVowels(folded: MappedText): MappedText {
  if (!INDIC_MARK.test(folded.text)) return folded
  const pieces: string[] = []
  const from: number[] = []
  const to: number[] = []
  const copy = (start: number, end: number, isWord: boolean) => {
    for (let i = start; i < end; i++) {
      const unit = folded.text[i]!
      // What is left out belongs to the letter before it.
      if (isWord && INDIC_MARK.test(unit)) to[to.length - 1] = folded.to[i]!
      else {
        pieces.push(unit)
        from.push(folded.from[i]!)
        to.push(folded.to[i]!)
      }
    }
  }
  let done = 0
  for (const { 0: word, index } of folded.text.matchAll(INDIC_WORD)) {
    copy(done, index, false)
    done = index + word.length
    copy(index, done, true)
  }
  copy(done, folded.text.length, false)
  return { text: pieces.join(''), from, to }
}

/** The blocks of Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada and Malayalam, and how long each is. */
const FIRST_BLOCK = 0x900
const BLOCK_LENGTH = 0x80
const OF_ISCII = /[\u0900-\u0D7F]/gu

/**
 * Each letter of nine scripts of India as the letter of Devanagari that sounds like it: Unicode lays their blocks out alike, after
 * the Indian standard ISCII (The Unicode Standard, chapter 12). So a borrowed word ("code", "account") is one in all of them.
 */
export function asDevanagari(word: string): string {
  return word.replaceAll(OF_ISCII, (letter) =>
    String.fromCharCode(FIRST_BLOCK + ((letter.charCodeAt(0) - FIRST_BLOCK) % BLOCK_LENGTH)),
  )
}
