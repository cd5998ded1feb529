import { normalForm } from '#app/domain/text/normal-form.ts'

/** Marks of direction, which models of scripts from right to left put between words. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Chillu letters of Malayalam by their old spelling, consonant, virama and zero-width joiner. Texts use the atomic
 * letters of Unicode 5.1 (Unicode Standard, section 12.9).
 */
const CHILLUS: Readonly<Record<string, string>> = {
  '\u0d23': '\u0d7a',
  '\u0d28': '\u0d7b',
  '\u0d30': '\u0d7c',
  '\u0d32': '\u0d7d',
  '\u0d33': '\u0d7e',
  '\u0d15': '\u0d7f',
}
const OLD_CHILLU = /([\u0d15\u0d23\u0d28\u0d30\u0d32\u0d33])\u0d4d\u200d/g

/** Pieces of edges and icons that a recogniser takes for signs. */
const LONE_SIGN = /(?<=^|\s)[|\\~_'`¢©®°•·:;.,=\-—[\](){}<>«»]{1,2}(?=\s|$)/gm

/** The word “I”, which looks like a stroke in letters without serifs. An edge at the beginning of a sentence is none. */
const STROKE_FOR_I = /(?<=^|\s)\|(?=(?: |['’])[a-z])/gm

/** Makes recognised text like typed text. */
export function tidyText(text: string): string {
  const tidied = text
    .replace(DIRECTION_MARKS, '')
    .replace(OLD_CHILLU, (_, consonant: string) => CHILLUS[consonant] ?? consonant)
    .replace(STROKE_FOR_I, 'I')
    .replace(LONE_SIGN, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
  return normalForm(tidied, 'NFC')
}
