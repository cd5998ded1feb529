import type { MappedText } from './mapped-text.ts'

/** Vowel signs and other marks of Indic scripts. */
export const INDIC_MARK = /(?=\p{M})[\u0900-\u0DFF]/u
/** Normalises the nukta, which is often omitted, and the two ways to write a nasal. */
export const INDIC_SPELLINGS = new Map([
  ['\u093C', ''],
  ['\u0901', '\u0902'],
])
/** A word of two or more letters. */
const INDIC_WORD = /(?=\p{L})[\u0900-\u0DFF]\p{M}*(?=\p{L})[\u0900-\u0DFF]+/gu

/** Removes vowel signs from a normalised text, except from single-letter words. */
export function withoutVowels(folded: MappedText): MappedText {
  if (!INDIC_MARK.test(folded.text)) return folded
  const pieces: string[] = []
  const from: number[] = []
  const to: number[] = []
  const copy = (start: number, end: number, isWord: boolean) => {
    for (let i = start; i < end; i++) {
      const unit = folded.text[i]!
      // A removed sign extends the range of the letter before it.
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

/**
 * Start and length of the Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada and
 * Malayalam blocks.
 */
const FIRST_BLOCK = 0x900
const BLOCK_LENGTH = 0x80
const OF_ISCII = /[\u0900-\u0D7F]/gu

/**
 * Maps the letters of nine Indic scripts to the corresponding Devanagari letters. Unicode lays out the blocks
 * in parallel, after ISCII (The Unicode Standard, chapter 12), so a loanword ("code", "account") is the same
 * in all of them.
 */
export function asDevanagari(word: string): string {
  return word.replaceAll(OF_ISCII, (letter) =>
    String.fromCharCode(FIRST_BLOCK + ((letter.charCodeAt(0) - FIRST_BLOCK) % BLOCK_LENGTH)),
  )
}
